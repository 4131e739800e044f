// The tournament that is wished for: what fits together, and what is sent.

import type { GameBrief, NewTournament, ScenarioBrief } from "../lib/types";

export type Format = NewTournament["format"];
export const FORMATS: Format[] = ["swiss", "round-robin", "knockout"];
const USUAL: Record<number, number[]> = { 2: [2, 0], 3: [3, 1, 0] };

export class Wish {
  name = $state("");
  about = $state("");
  game = $state("");
  format = $state<Format>("swiss");
  scenarios = $state<string[]>([]);
  twoLegs = $state(true);
  rounds = $state(3);
  days = $state(14);
  rated = $state(true);
  most = $state(16);
  points = $state<number[]>(USUAL[2]!);

  constructor(private readonly games: () => GameBrief[]) {}

  readonly brief: GameBrief | undefined = $derived.by(() => {
    const games = this.games();
    return games.find((each) => each.id === this.game) ?? games[0];
  });
  private readonly chosen: ScenarioBrief[] = $derived.by(
    () => this.brief?.scenarios.filter((each) => this.scenarios.includes(each.id)) ?? [],
  );
  /** How many sit at a table: what is chosen says it, or else what comes first. */
  readonly seats: number = $derived.by(() => (this.chosen[0] ?? this.brief?.scenarios[0])?.sides.length ?? 2);
  readonly formats: Format[] = $derived.by(() => FORMATS.filter((each) => this.seats === 2 || each !== "knockout"));
  /** Where the entries do not decide how many rounds there are. */
  readonly asksRounds: boolean = $derived.by(() => this.format === "swiss" || this.seats > 2);

  fits(scenario: ScenarioBrief): boolean {
    return !this.chosen.length || scenario.sides.length === this.seats;
  }

  chooseGame(id: string): void {
    this.game = id;
    this.scenarios = [];
    this.settle();
  }

  choose(scenario: string, on: boolean): void {
    const others = this.scenarios.filter((each) => each !== scenario);
    this.scenarios = on ? [...others, scenario] : others;
    this.settle();
  }

  /** Another number of seats has other points and formats. */
  private settle(): void {
    if (this.points.length !== this.seats) this.points = USUAL[this.seats] ?? [];
    if (!this.formats.includes(this.format)) this.format = "swiss";
  }

  get ready(): boolean {
    return !!this.brief && !!this.name.trim() && this.scenarios.length > 0;
  }

  sent(): NewTournament {
    return {
      name: this.name.trim(),
      about: this.about.trim(),
      game: this.brief?.id ?? "",
      format: this.format,
      scenarios: this.scenarios,
      legs: this.seats === 2 && this.twoLegs ? 2 : 1,
      ...(this.asksRounds ? { rounds: this.rounds } : {}),
      days: this.days,
      points: this.points,
      rated: this.rated,
      most: this.most,
    };
  }
}
