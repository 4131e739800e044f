// The table that is wished for on the home page: which battle, who plays which side, and what else is chosen.

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { tell } from "../lib/toasts.svelte";
import type { GameBrief, Lobby, NewTable as Wanted, Opened, ScenarioBrief, SeatWish } from "../lib/types";
import { t } from "../lib/words.svelte";
import { inWords } from "../pages/fetched.svelte";
import { capital, listed } from "../pages/forms";
import { PaceWished } from "../clocks/choice.svelte";
import { randomWord, sitDown, wishesOf, type Against } from "../pages/opening";

/** What is changed for a side, by so many: nothing that is not changed. */
export type Changes = Record<string, number>;

export function sameChanges(one: Changes, other: Changes): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export type Openness = NonNullable<Wanted["openness"]>;

/** What the address says is chosen. */
interface Chosen {
  game: string;
  battle: string;
}

export class NewTable {
  mine = $state("");
  against = $state<Against>({});
  name = $state(settings.name);
  word = $state(randomWord());
  seed = $state("");
  openness = $state<Openness>("private"); // who may take the free seats
  challenge = $state(""); // the name of the one person who may
  readonly pace = new PaceWished();
  rated = $state(false);
  private hintsWished = $state<boolean | null>(null); // null: as usual
  busy = $state(false);
  trouble = $state("");
  private switched = $state<Record<string, string[]>>({}); // optional rules that are on, by game
  private handicaps = $state<Record<string, Changes>>({}); // by game and scenario
  private inviting = false; // unless something else is chosen
  private opened: Opened | null = null; // a table that still wants my word
  private openedFor = ""; // and the wishes that it was opened for

  constructor(
    private readonly lobby: () => Lobby | null,
    private readonly chosen: () => Chosen,
  ) {}

  readonly game: GameBrief | undefined = $derived.by(() => {
    const games = this.lobby()?.games;
    return games?.find((each) => each.id === this.chosen().game) ?? games?.[0];
  });
  readonly scenario: ScenarioBrief | undefined = $derived.by(
    () => this.game?.scenarios.find((each) => each.id === this.chosen().battle) ?? this.game?.scenarios[0],
  );
  readonly switches: string[] = $derived.by(() => this.switched[this.game?.id ?? ""] ?? []);
  private readonly setup: string = $derived.by(() => `${this.game?.id} ${this.scenario?.id}`);
  readonly handicap: Changes = $derived.by(() => this.handicaps[this.setup] ?? {});
  private readonly wishes: SeatWish[] = $derived.by(() =>
    this.scenario ? wishesOf(this.scenario.sides, this.mine, this.against) : [],
  );
  readonly invites: boolean = $derived.by(() => this.wishes.some((wish) => wish.kind === "invite"));
  /** Whether each person has one seat and the dice are everybody's: the server asks for more. */
  readonly mayRate: boolean = $derived.by(
    () =>
      !(this.seed.trim() && !this.invites) &&
      !Object.keys(this.handicap).length &&
      !this.wishes.some((wish) => wish.kind === "here"),
  );
  /** Players may ask for hints: usual for one person against bots, never in a rated game. */
  readonly mayHint: boolean = $derived.by(() => !(this.rated && this.mayRate));
  readonly hints: boolean = $derived.by(
    () => this.mayHint && (this.hintsWished ?? this.wishes.filter((wish) => wish.kind !== "bot").length === 1),
  );
  readonly inShort: string = $derived.by(() =>
    listed([
      this.scenario?.name ?? "",
      ...(this.scenario?.sides ?? []).map(({ seat, name }) => `${capital(name)}: ${this.playerOf(seat)}`),
      Object.keys(this.handicap).length ? t("handicap") : "",
    ]),
  );

  get offer(): Lobby | null {
    return this.lobby();
  }

  get bots(): Lobby["bots"] {
    return this.lobby()?.bots ?? [];
  }

  /** Another battle keeps my wishes where they make sense, and else has the usual ones. */
  wishAgain(scenario: ScenarioBrief): void {
    const usual = this.inviting ? "invite" : this.botNamed("captain");
    this.trouble = "";
    if (!scenario.sides.some((side) => side.seat === this.mine)) this.mine = scenario.first;
    for (const { seat } of scenario.sides) this.against[seat] ??= usual;
  }

  /** A table that is opened for everybody in the lobby, or for one person. */
  openFor(openness: Openness, challenge = ""): void {
    this.openness = openness;
    this.challenge = challenge;
    this.inviting = true;
  }

  switch(rule: string, on: boolean): void {
    if (!this.game) return;
    const others = this.switches.filter((each) => each !== rule);
    this.switched[this.game.id] = on ? [...others, rule] : others;
  }

  giveHandicap(changes: Changes): void {
    this.handicaps[this.setup] = Object.fromEntries(Object.entries(changes).filter(([, change]) => change));
  }

  allowHints(on: boolean): void {
    this.hintsWished = on;
  }

  async start(): Promise<void> {
    const { game, scenario } = this;
    if (!game || !scenario || this.busy) return;
    const seed = this.seed.trim();
    this.trouble = await this.open({
      game: game.id,
      scenario: scenario.id,
      seats: this.wishes,
      name: this.name.trim(),
      ...(seed && !this.invites ? { seed } : {}),
      switches: this.switches,
      ...(Object.keys(this.handicap).length ? { handicap: this.handicap } : {}),
      ...(this.invites ? { openness: this.openness } : {}),
      ...(this.invites && this.openness === "challenge" ? { challenge: this.challenge.trim() } : {}),
      ...(this.invites ? { pace: this.pace.wish(this.offer) } : {}),
      ...(this.rated && this.mayRate ? { rated: true } : {}),
      ...(this.hintsWished !== null && this.mayHint ? { hints: this.hintsWished } : {}),
    });
  }

  async startGuided(scenario: ScenarioBrief): Promise<void> {
    if (!this.game || this.busy) return;
    const gentle = this.botNamed("corporal");
    const against = Object.fromEntries(scenario.sides.map((side) => [side.seat, gentle]));
    const seats = wishesOf(scenario.sides, scenario.first, against);
    const name = this.name.trim();
    const wrong = await this.open({ game: this.game.id, scenario: scenario.id, seats, name, guided: true });
    tell(wrong, { kind: "trouble" });
  }

  /** Opens a table and sits down at it; else what went wrong. */
  private async open(wanted: Wanted): Promise<string> {
    this.busy = true;
    this.trouble = "";
    try {
      const wishes = JSON.stringify(wanted);
      if (!this.opened || this.openedFor !== wishes) this.opened = await api.open(wanted);
      this.openedFor = wishes;
      await sitDown(this.opened, this.word, this.name.trim());
      return "";
    } catch (error) {
      return inWords(error);
    } finally {
      this.busy = false;
    }
  }

  private botNamed(id: string): string {
    const bot = this.bots.find((each) => each.id === id) ?? this.bots.at(-1);
    return bot ? `bot:${bot.id}` : "invite";
  }

  /** Who plays a side, in words. */
  private playerOf(seat: string): string {
    if (seat === this.mine) return t("mine-you");
    const who = this.against[seat] ?? "";
    const bot = this.bots.find((each) => `bot:${each.id}` === who);
    return bot?.name ?? t(who === "here" ? "seats-here" : "seats-invite").toLocaleLowerCase(settings.language);
  }
}
