// Made by `npm run types` from src/sandtable/server/messages/. Do not edit.

export type FromClient =
  | GiveAnswers
  | ShareOut
  | TakeBack
  | Sit
  | AskFor
  | ReplyTo
  | Say
  | CloseChat
  | Stand
  | ReplaceBot
  | ClaimTime
  | SpeakTo
  | Seen
  | Ping
  | Sync
  | AskWhy
  | AskOdds
  | Look
  | AskPlans
  | AskHint
  | StopHint;
export type FromServer =
  | Welcome
  | Update
  | TableChanged
  | Said
  | PersonChanged
  | Done
  | Pong
  | Refused
  | Why
  | OddsReply
  | Looked
  | Plans
  | HintProgress
  | HintReply;

export interface AccountName {
  name: string;
}
/**
 * All that a person sees of the own account.
 */
export interface AccountShown {
  can_mail: boolean;
  can_make_passkeys: boolean;
  can_remove: boolean;
  codes: number;
  created: string;
  mail: string;
  name: string;
  passkeys: PasskeyShown[];
  proved: boolean;
  sessions: SessionShown[];
}
export interface PasskeyShown {
  created: string;
  id: string;
  label: string;
  used: string;
}
export interface SessionShown {
  created: string;
  here: boolean;
  id: string;
  label: string;
  used: string;
}
/**
 * What a moderator decides about a report.
 */
export interface Act {
  act: "warn" | "mute" | "suspend" | "dismiss";
  days: number;
  words: string;
}
/**
 * A sign of the map or a kind of unit: its drawing, its name, and what is to be known.
 */
export interface AidEntry {
  drawing: DrawingShown;
  figures: FigureShown[];
  here: boolean;
  id: string;
  lines: string[];
  name: string;
  rule: string;
}
/**
 * A drawing in a list: a symbol of the sheet, or a picture of its own.
 */
export interface DrawingShown {
  box: number[];
  picture: string;
  symbol: string;
}
export interface FigureShown {
  name: string;
  value: string;
}
/**
 * A table of words, or a list of entries with drawings.
 */
export interface AidTable {
  columns: string[];
  entries: AidEntry[];
  id: string;
  note: string;
  rest: string;
  rows: string[][];
  title: string;
}
export interface Aids {
  tables: AidTable[];
}
/**
 * The analysis of a finished game, or how much of it is done.
 */
export interface AnalysisState {
  analysis: AnalysisTold | null;
  done: number;
  status: "none" | "working" | "ready" | "failed" | "impossible";
}
/**
 * A finished game: the curve of the chances, and where it turned.
 */
export interface AnalysisTold {
  playouts: number;
  seats: SeatTold[];
  steps: StepTold[];
  turning: TurningPoint[];
  turns: TurnTold[];
}
/**
 * All of a game for one seat: its chance at the beginning, and what each part added.
 */
export interface SeatTold {
  begun: number;
  decision: number;
  end: number;
  luck: number;
  name: string;
  others: number;
  outlook: number;
  seat: string;
}
/**
 * The chances after a step, and the parts of their change; by seat.
 */
export interface StepTold {
  chances: number[];
  decision: number[];
  luck: number[];
  outlook: number[];
  step: number;
}
/**
 * A step that changed much: who answered what, what came of it, and what was better.
 */
export interface TurningPoint {
  answer: string;
  before: number;
  better: string;
  cost: number;
  decision: number[];
  happened: string[];
  luck: number[];
  moment: string;
  outlook: number[];
  seat: string;
  step: number;
}
/**
 * Where a turn begins.
 */
export interface TurnTold {
  step: number;
  text: string;
}
/**
 * One of the answers that may be given.
 */
export interface Answer {
  by: string;
  card: string;
  dice: boolean;
  doubt: boolean;
  draws: boolean;
  name: string;
  note: string;
  number: number | null;
  place: string;
  price: string;
  sign: string;
  text: string;
  thing: string;
  verb: string;
}
/**
 * One answer of the player, with the chance of reaching the goal, and what was best.
 */
export interface AnswerRated {
  answer: string;
  best: string;
  best_chance: number;
  chance: number;
  good: boolean;
}
/**
 * An attack that is going on.
 */
export interface Arrow {
  end: string;
  start: string;
  text: string;
}
export interface AskFor {
  id?: number;
  kind: "take-back" | "draw" | "rematch" | "rematch-same" | "resign" | "open-chat";
  type: "petition";
}
/**
 * What would a strong player answer to the question with this number, and why?
 *
 * `hint_progress` says how far the search is, until the reply comes.
 */
export interface AskHint {
  id: number;
  number: number;
  type: "hint";
}
export interface AskOdds {
  answers: string[];
  id: number;
  type: "odds";
}
/**
 * Where may the steps lead that the open question begins?
 */
export interface AskPlans {
  id: number;
  type: "plans";
}
/**
 * Why may this not be answered, or why is this place not lit, or this card of a hand?
 */
export interface AskWhy {
  answer?: string;
  card?: string;
  group?: string;
  id: number;
  place?: string;
  type: "why";
}
export interface Asked {
  against: string;
  answers: Answer[];
  cards: CardShown[];
  key: string;
  lifts: {
    [k: string]: string[];
  };
  number: number;
  place: string;
  plans: boolean;
  rule: string;
  sharing: SharingShown | null;
  sweeps: boolean;
  text: string;
  threat: OddsShown | null;
  tip: string;
}
/**
 * A card: what it is called and does. Where it orders by sections, how many in each.
 */
export interface CardShown {
  answer: string;
  does: string;
  emblem: string;
  group: string;
  id: string;
  orders: number[];
  rule: string;
  second: boolean;
  sections: string[];
  sign: string;
  title: string;
  worth: string;
}
/**
 * A question and those that follow it, answered together.
 */
export interface SharingShown {
  keeps: boolean;
  shares: ShareShown[];
  sums: SumShown[];
  title: string;
}
/**
 * How many one piece has of a sum, and what it may have.
 */
export interface ShareShown {
  count: number;
  least: number;
  most: number;
  name: string;
  piece: string;
  sum: string;
}
/**
 * What is shared out among the shares of its id: all of it.
 */
export interface SumShown {
  id: string;
  name: string;
  total: number;
}
export interface OddsShown {
  blocks: number;
  dice: number;
  eliminates: number | null;
  expected: number;
  flags: number[];
  hits: number[];
  ignorable: number;
  modifiers: ModifierShown[];
  replies: string[];
  retreats: number | null;
  rules: string[];
  short: string;
  title: string;
}
export interface ModifierShown {
  rule: string;
  text: string;
}
export interface AuditLine {
  at: string;
  n: number;
  text: string;
  who: string;
}
export interface AuditShown {
  lines: AuditLine[];
  more: boolean;
}
/**
 * Mute: I do not see what this person writes. Block: they do not come to my tables either.
 */
export interface Avoid {
  kind: "mute" | "block";
  line: number;
  seat: string;
}
/**
 * Somebody whom I have muted or blocked.
 */
export interface Avoided {
  at: string;
  id: string;
  kind: "mute" | "block";
  name: string;
}
/**
 * Where the drawings of this board are.
 */
export interface BoardShown {
  art: string;
  ground: string;
  layout: string;
  sheet: string;
}
export interface BotBrief {
  about: string;
  id: string;
  name: string;
}
/**
 * Play from a step of another table or record, against whom one likes.
 */
export interface Branch {
  name?: string;
  seats: SeatWish[];
  step: number;
  table: string;
}
/**
 * Who is to sit in a seat: me, another one at this screen, a bot, or a guest with the link.
 */
export interface SeatWish {
  bot?: string;
  kind: "me" | "here" | "bot" | "invite";
}
export interface CancelTournament {
  reason: string;
}
/**
 * A link that makes another device the same guest; once.
 */
export interface CarryLink {
  link: string;
  minutes: number;
  picture: string;
}
/**
 * What the browser is to be asked for, as WebAuthn writes it in JSON.
 */
export interface Ceremony {
  options: {
    [k: string]: unknown;
  };
}
/**
 * A challenge that I have received or sent.
 */
export interface ChallengeShown {
  free: FreeSide[];
  game: string;
  game_name: string;
  reason: string;
  scenario: string;
  seats: SeatShown[];
  state: "pending" | "declined" | "expired";
  table: string;
  terms: string[];
  title: string;
  until: string;
  who: PersonLink;
}
/**
 * A side that somebody may take.
 */
export interface FreeSide {
  at: number;
  name: string;
  seat: string;
}
export interface SeatShown {
  bot: string;
  holder: "you" | "here" | "person" | "bot" | "open";
  name: string;
  present: boolean;
  seat: string;
  who: string;
}
/**
 * Somebody by name; only who has an account has a page.
 */
export interface PersonLink {
  account: boolean;
  name: string;
}
export interface Challenges {
  reasons: Reason[];
  received: ChallengeShown[];
  sent: ChallengeShown[];
}
export interface Reason {
  id: string;
  text: string;
}
/**
 * An answer to the question of a puzzle, and the chance of reaching the goal after it.
 */
export interface ChanceShown {
  answer: string;
  chance: number;
}
/**
 * An update, written as what is different from the last one on this line; see `patches`.
 *
 * It continues the welcome or the change with the number before its own. A client that has
 * another one asks for everything anew, with `sync`.
 */
export interface Change {
  number: number;
  patch: unknown[];
  type: "change";
}
export interface ChatLine {
  at: string;
  mine: boolean;
  n: number;
  seat: string;
  text: string;
  who: string;
}
/**
 * Claim something against a seat that has run out of time.
 */
export interface ClaimTime {
  id?: number;
  kind: "win" | "draw" | "bot";
  seat: string;
  type: "claim";
}
/**
 * The clock of a seat, at the time that comes with it; in milliseconds.
 */
export interface ClockShown {
  bank: number;
  claims: ("win" | "draw" | "bot")[];
  left: number;
  off: string;
  runs: boolean;
  seat: string;
}
export interface ClocksShown {
  at: number;
  clocks: ClockShown[];
  kind: "live" | "correspondence";
  low: number;
}
/**
 * Onlookers no longer read the chat from now on.
 */
export interface CloseChat {
  id?: number;
  type: "close-chat";
}
/**
 * A new set of recovery codes, shown this once.
 */
export interface Codes {
  codes: string[];
}
/**
 * Another result: places and scores by the order of the players.
 */
export interface CorrectMatch {
  number: number;
  places: number[];
  reason: string;
  round: number;
  scores: number[];
}
/**
 * What the browser answers in a ceremony, as WebAuthn writes it in JSON.
 */
export interface Credential {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * Numbers turn by turn, a line for each name.
 */
export interface Curve {
  names: string[];
  title: string;
  turns: number[];
  values: number[][];
}
export interface DayBack {
  day: string;
}
/**
 * My days off: the ones to come and today; how many are left of each year.
 */
export interface DaysOffShown {
  a_year: number;
  days: string[];
  left: number;
  left_next: number;
  today: string;
}
export interface DaysOffWish {
  first: string;
  last: string;
}
/**
 * A line of the log.
 */
export interface DecisionShown {
  at: string;
  n: number;
  reason: string;
  text: string;
}
export interface Decline {
  reason: string;
}
/**
 * A browser that takes messages.
 */
export interface Device {
  created: string;
  id: string;
  name: string;
}
/**
 * The server's pledge, the words of the seats, and at the end the secret.
 */
export interface DiceShown {
  bound: boolean;
  chosen: boolean;
  commitment: string;
  promises: string[];
  secret: string;
  words: string[];
}
/**
 * The message with this id was carried out; what it changed was sent before.
 */
export interface Done {
  id: number;
  type: "done";
}
/**
 * An account was made, or somebody is signed in.
 */
export interface Entered {
  codes: string[];
  here: boolean;
  name: string;
  tables: number;
}
export interface EntryShown {
  name: string;
  number: number;
  rating: number;
  spread: number;
  withdrawn: boolean;
  you: boolean;
}
/**
 * A handicap that makes the chances of a scenario even.
 */
export interface EvenBrief {
  games: number;
  handicap: {
    [k: string]: number;
  };
  text: string;
  wins: {
    [k: string]: number;
  };
}
export interface ExtendRound {
  days: number;
  reason: string;
}
/**
 * A place that is worth something to somebody.
 */
export interface FlagShown {
  label: string;
  nation: string;
  place: string;
  worth: number;
}
/**
 * Somebody I follow, and what may be joined or watched.
 */
export interface FollowedShown {
  name: string;
  running: number;
  waiting: number;
}
export interface Following {
  followed: boolean;
}
/**
 * So many units of one kind, by their ids and in words.
 */
export interface ForceShown {
  count: number;
  kind: string;
  name: string;
  nation: string;
}
/**
 * These players of a match, by their order in it, forfeit.
 */
export interface ForfeitMatch {
  number: number;
  players: number[];
  reason: string;
  round: number;
}
/**
 * One step of a game.
 */
export interface Frame {
  answer: string;
  log: LogLine[];
  now: Now;
  seat: string;
  step: number;
}
export interface LogLine {
  back: boolean;
  faces: string[];
  hits: number;
  key: string;
  leg: Leg | null;
  mark: "" | "attack" | "loss";
  n: number;
  places: string[];
  rule: string;
  rules: string[];
  seat: string;
  step: number;
  text: string;
  turn: boolean;
  way: string[];
}
/**
 * A step of a march. Several are told as one line: `before`, every `to`, and `after`.
 */
export interface Leg {
  after: string;
  before: string;
  piece: string;
  to: string;
}
/**
 * How things stand, for one viewer.
 */
export interface Now {
  asked: Asked | null;
  can_reset: boolean;
  can_take_back: boolean;
  can_undo: boolean;
  card: CardShown | null;
  confirm: string;
  covered: boolean;
  hand: CardShown[];
  moment: string;
  moment_help: string;
  panels: PanelShown[];
  petition: Petition | null;
  result: ResultShown | null;
  revision: number;
  scene: Scene;
  seat: string | null;
  sides: SideShown[];
  since: number;
  standing: StandingShown[];
  step: number;
  trouble: Trouble | null;
  until: number;
  waiting: Waiting[];
}
/**
 * Something that lies beside the board: tracks, cards on the table, a battle, figures.
 */
export interface PanelShown {
  head: string[];
  head_help: string[];
  help: string;
  id: string;
  kind: "track" | "cards" | "battle" | "figures";
  note: string;
  now: boolean;
  open: boolean;
  rows: PanelRow[];
  rule: string;
  title: string;
}
export interface PanelRow {
  active: boolean;
  cells: PanelCell[];
  label: string;
  nation: string;
  note: string;
  place: string;
  total: string;
}
/**
 * One field of a panel.
 *
 * A `sign` is a suit, or a drawing of the sheet; a mark says what is special about the field.
 */
export interface PanelCell {
  mark:
    | ""
    | "here"
    | "hidden"
    | "strong"
    | "spent"
    | "plain"
    | "card"
    | "down"
    | "event"
    | "place"
    | "start"
    | "gap";
  sign: string;
  text: string;
  tip: string;
}
export interface Petition {
  kind: "take-back" | "draw" | "rematch" | "rematch-same" | "bot" | "clock-bot" | "open-chat";
  name: string;
  open: boolean;
  seat: string;
  text: string;
  yours: boolean;
}
export interface ResultShown {
  how: "victory" | "resigned" | "drawn" | "time";
  learned: LearnedShown | null;
  text: string;
  winner: string | null;
}
/**
 * What a lesson has taught, and what comes next.
 */
export interface LearnedShown {
  lines: string[];
  next: NextShown[];
}
/**
 * What to do after a lesson: a table to open, or (without a scenario) the rules to read.
 */
export interface NextShown {
  kind: "scenario" | "opponent" | "rules";
  scenario: string;
  seats: SeatWish[];
  text: string;
}
export interface Scene {
  about: {
    [k: string]: string;
  };
  arrows: Arrow[];
  flags: FlagShown[];
  marks: MarkShown[];
  pieces: PieceShown[];
  turned: boolean;
}
/**
 * Something that lies on the ground and may go again: wire, a crater, a bridge.
 */
export interface MarkShown {
  look: {
    [k: string]: string;
  };
  path: string;
  place: string;
  symbol: string;
  turn: number;
  x: number;
  y: number;
}
export interface PieceShown {
  at: number[];
  badge: string;
  id: string;
  kind: "unit" | "leader";
  label: string;
  marks: string[];
  name: string;
  place: string;
  shared: boolean;
  side: string;
  symbol: string;
}
/**
 * How things stand for one seat.
 */
export interface SideShown {
  active: boolean;
  cards: number;
  cards_help: string;
  help: string;
  holdings: HoldingShown[];
  name: string;
  nation: string;
  needed: number;
  score: number;
  score_help: string;
  seat: string;
  to_move: boolean;
}
/**
 * So many of something that a side has on the table beside cards: tokens, guns in reserve.
 */
export interface HoldingShown {
  count: number;
  help: string;
  id: string;
  name: string;
  symbol: string;
}
export interface StandingShown {
  id: string;
  on: boolean;
  text: string;
}
/**
 * A bot failed or took too long.
 */
export interface Trouble {
  seat: string;
  text: string;
}
export interface Waiting {
  seat: string;
  text: string;
}
export interface FrameShown {
  bottom: number;
  left: number;
  right: number;
  top: number;
}
/**
 * Answers to the question with this number and to those that follow from it.
 */
export interface GiveAnswers {
  answers: string[];
  id?: number;
  number: number;
  type: "answer";
}
/**
 * So many for each of these pieces, for the question with this number and those that follow.
 */
export interface ShareOut {
  counts: {
    [k: string]: number;
  };
  id?: number;
  number: number;
  type: "share";
}
/**
 * Undo my last answer, or all of my turn, as far as nothing was revealed.
 */
export interface TakeBack {
  id?: number;
  number: number;
  turn?: boolean;
  type: "undo";
}
/**
 * Same screen: this seat has taken the chair and may see its hand.
 */
export interface Sit {
  id?: number;
  seat: string;
  type: "sit";
}
/**
 * The reply to a petition. With its name it is for no other, which may just have come.
 */
export interface ReplyTo {
  accept: boolean;
  id?: number;
  to?: string;
  type: "reply";
}
export interface Say {
  id?: number;
  text: string;
  type: "say";
}
/**
 * Leave, or take back, a standing order.
 */
export interface Stand {
  id?: number;
  on: boolean;
  order: string;
  type: "standing";
}
export interface ReplaceBot {
  bot: string;
  id?: number;
  seat: string;
  type: "bot";
}
/**
 * From now on in this language.
 */
export interface SpeakTo {
  id?: number;
  language: string;
  type: "language";
}
export interface Seen {
  step: number;
  type: "seen";
}
/**
 * Is the line alive?
 */
export interface Ping {
  id: number;
  type: "ping";
}
/**
 * Something was missed: tell everything anew.
 */
export interface Sync {
  type: "sync";
}
/**
 * What about this place? `piece`: whom could it hit if it stood there?
 */
export interface Look {
  id: number;
  piece?: string;
  place: string;
  type: "look";
}
/**
 * The hint that was asked for is not wanted any more: no reply comes.
 */
export interface StopHint {
  type: "stop-hint";
}
export interface Welcome {
  chat: ChatLine[];
  clocks: ClocksShown | null;
  log: LogLine[];
  log_next: number;
  now: Now | null;
  number: number;
  seen: number;
  table: TableShown;
  type: "welcome";
}
export interface TableShown {
  agreement: "draw" | "armistice";
  board: BoardShown;
  briefing: string[];
  chat_open: boolean;
  date: string;
  dice: DiceShown;
  game: string;
  game_name: string;
  guided: boolean;
  handicap: string;
  hints: boolean;
  id: string;
  match: MatchShown | null;
  onlookers: number;
  openness: "private" | "open" | "challenge";
  pace: string;
  puzzle: number;
  rated: boolean;
  rematch: string;
  scenario: string;
  seats: SeatShown[];
  source: string;
  status: "waiting" | "running" | "over";
  title: string;
  tournament: string;
  yours: string[];
}
/**
 * Games between the same players, sides swapped after each.
 */
export interface MatchShown {
  games: number;
  scores: string[];
}
/**
 * How things stand now; what a client makes of a `Change`.
 *
 * `log` replaces everything from its `log_from` on.
 */
export interface Update {
  after: number;
  clocks: ClocksShown | null;
  log: LogLine[];
  log_from: number;
  log_next: number;
  now: Now;
  type: "update";
}
export interface TableChanged {
  table: TableShown;
  type: "table";
}
export interface Said {
  line: ChatLine;
  type: "chat";
}
/**
 * Something was decided about this visitor, or by them: see `/api/moderation/me`.
 *
 * Which lines of the chat are shown may have changed: `sync` tells them anew.
 */
export interface PersonChanged {
  type: "person";
}
/**
 * The reply to a ping, after everything that was said before it has been dealt with.
 *
 * A client that has an older revision, or no reply to a request before the ping, has missed it.
 */
export interface Pong {
  at: number;
  id: number;
  revision: number;
  type: "pong";
}
/**
 * The message with this id was not accepted. When it came late, a welcome follows.
 */
export interface Refused {
  id: number;
  late: boolean;
  rule: string;
  text: string;
  type: "refused";
}
/**
 * Why something may not be answered now, or that it may be, perhaps after something else.
 */
export interface Why {
  allowed: boolean;
  first: Answer | null;
  id: number;
  places: string[];
  rule: string;
  text: string;
  type: "why";
}
export interface OddsReply {
  id: number;
  odds: OddsShown | null;
  type: "odds";
}
/**
 * What is in a place, who can hit it, and whom one could hit from it.
 */
export interface Looked {
  could_hit: HitShown[];
  hit_by: HitShown[];
  id: number;
  lines: string[];
  place: string;
  reach: string[];
  type: "looked";
  way: string[];
}
/**
 * An attack that could be made: by which piece, where it stands or whom it hits, and how.
 */
export interface HitShown {
  after_move: boolean;
  dice: number;
  how: string;
  piece: string;
  place: string;
  side: string;
}
export interface Plans {
  id: number;
  plans: Plan[];
  type: "plans";
}
/**
 * Answers to give one after the other, and where they lead.
 */
export interface Plan {
  answers: string[];
  by: string;
  certain: boolean;
  note: string;
  place: string;
  text: string;
  way: string[];
}
/**
 * How much of a hint is found, from 0 to 1.
 */
export interface HintProgress {
  id: number;
  share: number;
  type: "hint_progress";
}
export interface HintReply {
  answers: HintAnswer[];
  id: number;
  searched: boolean;
  type: "hint";
}
/**
 * One of the best answers, and why it is that or is not.
 */
export interface HintAnswer {
  answer: Answer;
  behind: string;
  captain: string;
  chance: number | null;
  chance_text: string;
  odds: string;
  reasons: HintReason[];
}
/**
 * What speaks for an answer, or against it.
 */
export interface HintReason {
  good: boolean;
  text: string;
}
/**
 * A box on the shelf, and what is in it.
 */
export interface GameBrief {
  about: string;
  guided: ScenarioBrief | null;
  handicaps: HandicapBrief[];
  id: string;
  length: string;
  levels: {
    [k: string]: string;
  };
  line: string;
  name: string;
  picture: string;
  players: string;
  scenarios: ScenarioBrief[];
  switches: SwitchBrief[];
}
export interface ScenarioBrief {
  about: string;
  date: string;
  even: EvenBrief | null;
  first: string;
  games: number;
  id: string;
  level: string;
  name: string;
  objectives: string[];
  picture: string;
  reconstructed: string;
  sides: SideBrief[];
  specials: string[];
  tags: string[];
  turns: number | null;
  wins: string;
}
/**
 * One side of a scenario before it is played.
 */
export interface SideBrief {
  forces: ForceShown[];
  hand: number;
  leaders: string[];
  name: string;
  seat: string;
  wins: number | null;
}
/**
 * A number that may be changed for one side when a table is opened.
 */
export interface HandicapBrief {
  id: string;
  most: number;
  text: string;
}
/**
 * An optional rule that may be chosen when a table is opened.
 */
export interface SwitchBrief {
  id: string;
  text: string;
}
export interface GameTally {
  drawn: number;
  game: string;
  game_name: string;
  lost: number;
  sides: SideTally[];
  won: number;
}
/**
 * The results with one side of a scenario.
 */
export interface SideTally {
  drawn: number;
  lost: number;
  scenario: string;
  side: FreeSide;
  title: string;
  won: number;
}
/**
 * By its id, or by its endpoint where the page knows only that.
 */
export interface GoneDevice {
  endpoint: string;
  id: string;
}
export interface Health {
  database: boolean;
  of: number;
  ok: boolean;
  workers: number;
}
/**
 * What a link invites to. Only a link that is open can be accepted.
 */
export interface Invitation {
  about: string;
  commitment: string;
  game: string;
  game_name: string;
  host: string;
  pace: string;
  picture: string;
  scenario: string;
  seat: string;
  seat_name: string;
  status: "open" | "used" | "yours";
  table: string;
  title: string;
  told: string[];
}
/**
 * The word of somebody who takes a seat by a link, with the secret part of the link.
 */
export interface InvitedWord {
  name: string;
  promise: string;
  token: string;
  word: string;
}
/**
 * The same as with a link, and which of the free sides; the first if none is named.
 */
export interface JoinWish {
  name: string;
  promise: string;
  seat: string;
  word: string;
}
export interface KeptLine {
  at: string;
  marked: boolean;
  n: number;
  text: string;
  theirs: boolean;
  who: string;
}
export interface KeptSeat {
  side: string;
  theirs: boolean;
  who: string;
}
export interface LabelShown {
  anchor: "start" | "middle" | "end";
  kind: "edge" | "town" | "fort" | "land" | "water";
  place: string;
  size: number;
  text: string;
  turn: number;
  x: number;
  y: number;
}
export interface Layout {
  frames: FrameShown[];
  height: number;
  kind: "hexes" | "graph";
  labels: LabelShown[];
  lines: LineShown[];
  margin: number;
  places: PlaceShown[];
  plate_alone: number[];
  plate_height: number;
  plate_pad: number;
  plate_size: number;
  plate_with_unit: number[];
  shift_with_leader: number[];
  size: number;
  width: number;
}
export interface LineShown {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}
export interface PlaceShown {
  about: string;
  id: string;
  name: string;
  shape: string;
  x: number;
  y: number;
}
export interface LeaderRow {
  bot: boolean;
  draws: number;
  games: number;
  losses: number;
  name: string;
  rank: number;
  rating: number;
  spread: number;
  wins: number;
  you: boolean;
}
/**
 * The most certain ratings of a game, the highest first.
 */
export interface Leaderboard {
  certain: number;
  game: string;
  game_name: string;
  provisional: number;
  rows: LeaderRow[];
}
/**
 * A game of a match.
 */
export interface LegShown {
  leg: number;
  result: string;
  sitting: string[];
  status: "waiting" | "running" | "over";
  table: string;
  title: string;
  yours: boolean;
}
/**
 * The secret part of a link.
 */
export interface Link {
  token: string;
}
/**
 * What a link in a mail is for; nothing happens before it is confirmed.
 */
export interface LinkShown {
  kind: "new-account" | "sign-in" | "address" | "proof";
  mail: string;
  name: string;
}
/**
 * What the home page offers.
 */
export interface Lobby {
  bots: BotBrief[];
  games: GameBrief[];
  languages: string[];
  pace_limits: PaceLimits[];
  paces: PaceBrief[];
  version: string;
}
/**
 * The least and the most of own figures, each included.
 */
export interface PaceLimits {
  kind: "live" | "correspondence";
  least_bank: number;
  least_extra: number;
  most_bank: number;
  most_extra: number;
}
/**
 * A pace that is offered.
 */
export interface PaceBrief {
  id: string;
  name: string;
  pace: PaceWish;
  text: string;
}
/**
 * Live: minutes, and seconds more a turn. By correspondence: days, and days for each turn.
 */
export interface PaceWish {
  bank: number;
  extra: number;
  kind: "live" | "correspondence";
}
/**
 * What a unit, an army or a power has lost of what it had.
 */
export interface LossShown {
  gone: string;
  lost: number;
  name: string;
  seat: string;
  start: number;
}
/**
 * The throws of one seat: what they brought, and what was to be expected.
 */
export interface LuckShown {
  best: string;
  dice: number;
  expected: number;
  hits: number;
  name: string;
  seat: string;
  throws: number;
  worst: string;
}
export interface MailAddress {
  mail: string;
}
/**
 * Who asks, and how one can sign in here.
 */
export interface Me {
  known: boolean;
  mail: boolean;
  name: string;
  passkeys: boolean;
}
export interface MeetingLobby {
  followed: FollowedShown[];
  seeks: SeekShown[];
  tables: OpenTable[];
}
/**
 * Somebody who wants to play now. What is empty may be any.
 */
export interface SeekShown {
  game: string;
  game_name: string;
  id: string;
  language: string;
  made: string;
  pace: string;
  side: string;
  title: string;
  who: PersonLink;
}
/**
 * A table of the lobby: everybody may take one of its free sides.
 */
export interface OpenTable {
  created: string;
  free: FreeSide[];
  game: string;
  game_name: string;
  host: PersonLink;
  id: string;
  language: string;
  mine: boolean;
  scenario: string;
  seats: SeatShown[];
  terms: string[];
  title: string;
}
/**
 * What a person chooses.
 */
export interface MessageChoices {
  choices: OccasionChoice[];
  quiet_from: number;
  quiet_to: number;
  webhook: string;
  zone: string;
}
/**
 * By which channels one is told of something, and after how many seconds.
 */
export interface OccasionChoice {
  channels: ("push" | "mail" | "webhook")[];
  delay: 0 | 300 | 3600;
  occasion: "turn" | "challenge" | "ended" | "clock" | "petition";
}
/**
 * What was chosen, and what there is to choose from.
 */
export interface MessagesShown {
  account: boolean;
  chosen: MessageChoices;
  devices: Device[];
  key: string;
  mail: string;
  mail_served: boolean;
  webhook_dead: boolean;
}
/**
 * My place here: what I may do, what was decided about me, and whom I avoid.
 */
export interface MyStanding {
  avoided: Avoided[];
  notices: NoticeShown[];
  reports: number;
  role: "" | "moderator" | "admin";
}
/**
 * What a moderator has decided about me.
 */
export interface NoticeShown {
  active: boolean;
  id: string;
  text: string;
  until: string;
  words: string;
}
export interface MyTables {
  tables: TableRow[];
}
/**
 * One of my tables.
 */
export interface TableRow {
  changed: string;
  days: boolean;
  game: string;
  id: string;
  left: number | null;
  moment: string;
  my_turn: boolean;
  openness: "private" | "open" | "challenge";
  rated: boolean;
  result: string;
  scenario: string;
  seats: SeatShown[];
  status: "waiting" | "running" | "over";
  title: string;
  unseen: number;
}
export interface NewAccountByMail {
  mail: string;
  name: string;
}
/**
 * What a browser's push service gave to the page.
 */
export interface NewDevice {
  endpoint: string;
  keys: PushKeys;
  name: string;
  zone: string;
}
export interface PushKeys {
  auth: string;
  p256dh: string;
}
/**
 * A wish to make a passkey; a guest gets an account with this name.
 */
export interface NewPasskey {
  name: string;
}
export interface NewReport {
  line: number;
  reason: "rude" | "spam" | "cheating" | "leaving" | "name" | "other";
  seat: string;
  words: string;
}
export interface NewTable {
  challenge?: string;
  game: string;
  guided?: boolean;
  handicap?: {
    [k: string]: number;
  };
  hints?: boolean | null;
  name?: string;
  openness?: "private" | "open" | "challenge";
  pace?: PaceWish | null;
  rated?: boolean;
  scenario: string;
  seats: SeatWish[];
  seed?: string | null;
  switches?: string[];
}
export interface NewTournament {
  about?: string;
  days?: number;
  format: "round-robin" | "swiss" | "knockout";
  game: string;
  legs?: number;
  most?: number;
  name: string;
  points?: number[];
  rated?: boolean;
  rounds?: number;
  scenarios: string[];
}
/**
 * A table and its dice's pledge; `invites` are addresses, by seat.
 */
export interface Opened {
  commitment: string;
  id: string;
  invites: {
    [k: string]: string;
  };
}
export interface PairedPlayer {
  name: string;
  place: number;
  points: number;
  score: number;
  you: boolean;
}
/**
 * Players who meet in a round; one alone has a bye.
 */
export interface PairingShown {
  decided: "" | "played" | "bye" | "forfeit" | "corrected";
  legs: LegShown[];
  number: number;
  players: PairedPlayer[];
}
export interface PasskeyLabel {
  label: string;
}
/**
 * A person at a table: in this seat, or the one who wrote this line of the chat.
 */
export interface PersonAt {
  line: number;
  seat: string;
}
/**
 * The ratings of one account; without a name, who asks has none.
 */
export interface PersonRatings {
  name: string;
  ratings: RatingShown[];
}
/**
 * The rating of one player in one game.
 */
export interface RatingShown {
  curve: RatingPoint[];
  draws: number;
  game: string;
  game_name: string;
  games: number;
  losses: number;
  provisional: boolean;
  rating: number;
  spread: number;
  wins: number;
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  against: string[];
  draw: boolean;
  ended: string;
  place: number;
  rating: number;
  spread: number;
  table: string;
}
/**
 * Somebody with an account, and the public games of this person.
 */
export interface PersonShown {
  finished: TableRow[];
  followed: boolean;
  may_challenge: boolean;
  name: string;
  results: GameTally[];
  running: TableRow[];
  since: string;
  waiting: OpenTable[];
  you: boolean;
}
/**
 * What every error answers with.
 */
export interface Problem {
  detail: string;
}
/**
 * A recovery code of the account that is signed in.
 */
export interface ProofCode {
  code: string;
}
/**
 * One puzzle before it is opened.
 */
export interface PuzzleBrief {
  date: string;
  goal: string;
  number: number;
  side: string;
  title: string;
}
/**
 * The puzzles of a game.
 */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleBrief[];
}
/**
 * How somebody stands who plays a puzzle.
 */
export interface PuzzleState {
  decisions: AnswerRated[];
  game: string;
  goal: string;
  next: number;
  number: number;
  over: boolean;
  reached: boolean;
  solution: SolutionShown | null;
  solved: boolean;
}
/**
 * The best answers, and a course of the turn that reaches the goal.
 */
export interface SolutionShown {
  answers: ChanceShown[];
  course: string[];
}
/**
 * What is asked about a position; the reply, or a refusal, has the same id.
 */
export interface Query {
  id: number;
}
export interface RankShown {
  berger: number;
  buchholz: number;
  byes: number;
  difference: number;
  draws: number;
  losses: number;
  name: string;
  points: number;
  rank: number;
  wins: number;
  withdrawn: boolean;
  you: boolean;
}
export interface RecoveryCode {
  code: string;
  name: string;
}
/**
 * The same, with the table at which it is played.
 */
export interface Replay {
  frames: Frame[];
  may_show_as: string[];
  shown_as: string;
  steps: number;
  table: TableShown;
  turns: TurnMark[];
}
export interface TurnMark {
  step: number;
  text: string;
}
/**
 * Some steps of a game, as one seat, anybody, or (once it is over) the referee sees it.
 */
export interface ReplayPart {
  frames: Frame[];
  shown_as: string;
  steps: number;
  turns: TurnMark[];
}
/**
 * The after-action report.
 */
export interface Report {
  curves: Curve[];
  headings: number[];
  losses: LossShown[];
  luck: LuckShown[];
  score_name: string;
  story: string[];
  text: string;
  timeline: TurnScore[];
}
/**
 * The scores of all seats when a turn was over.
 */
export interface TurnScore {
  scores: number[];
  turn: number;
}
export interface ReportList {
  reports: ReportRow[];
  sanctions: SanctionShown[];
}
export interface ReportRow {
  about: string;
  at: string;
  id: string;
  open: boolean;
  outcome: string;
  reason: "rude" | "spam" | "cheating" | "leaving" | "name" | "other";
  reporter: string;
  title: string;
}
export interface SanctionShown {
  active: boolean;
  at: string;
  given_by: string;
  id: string;
  kind: "warn" | "mute" | "suspend";
  mine: boolean;
  person: string;
  text: string;
  until: string;
  words: string;
}
/**
 * A report as a moderator reads it, with the table and its chat as they were.
 */
export interface ReportShown {
  before: SanctionShown[];
  chat: KeptLine[];
  may_act: boolean;
  moment: string;
  replay: string;
  row: ReportRow;
  seats: KeptSeat[];
  status: string;
  table: string;
  there: boolean;
  why_not: string;
  words: string;
}
/**
 * What is to be carried out. With an id, the server replies `done` or `refused` with it.
 */
export interface Request {
  id: number;
}
export interface RoundShown {
  number: number;
  pairings: PairingShown[];
}
export interface RulesPage {
  game: string;
  html: string;
  title: string;
}
/**
 * For a game with somebody who seeks one.
 */
export interface SeekPromise {
  name: string;
  promise: string;
}
/**
 * How my seek stands; `none` after it has expired or was cancelled.
 */
export interface SeekState {
  status: "waiting" | "paired" | "none";
  table: string;
}
/**
 * What I would play now. What is empty may be any.
 */
export interface SeekWish {
  game: string;
  name: string;
  pace: string;
  promise: string;
  scenario: string;
  side: string;
}
/**
 * A mail is on its way, if there is somebody to send it to.
 */
export interface Sent {
  minutes: number;
}
/**
 * Whether entries are taken.
 */
export interface SetEntries {
  open: boolean;
}
export interface Tally {
  drawn: number;
  lost: number;
  won: number;
}
/**
 * What became of a test message by one channel.
 */
export interface Tested {
  channel: "push" | "mail" | "webhook";
  name: string;
  state: "sent" | "failed";
}
export interface TestsSent {
  tests: Tested[];
}
/**
 * All tournaments; `account` is the name of who asks, empty for a guest.
 */
export interface TournamentList {
  account: string;
  tournaments: TournamentRow[];
}
/**
 * A tournament in a list.
 */
export interface TournamentRow {
  deadline: string;
  entered: boolean;
  entries: number;
  format: "round-robin" | "swiss" | "knockout";
  game: string;
  game_name: string;
  id: string;
  name: string;
  organiser: boolean;
  round: number;
  rounds: number;
  status: "open" | "closed" | "running" | "over" | "cancelled";
}
/**
 * A tournament, and what who asks may do there.
 */
export interface TournamentShown {
  about: string;
  account: boolean;
  days: number;
  deadline: string;
  entered: boolean;
  entries: EntryShown[];
  format: "round-robin" | "swiss" | "knockout";
  game: string;
  game_name: string;
  id: string;
  legs: number;
  log: DecisionShown[];
  may_enter: boolean;
  most: number;
  name: string;
  organiser: string;
  organises: boolean;
  overdue: boolean;
  played: RoundShown[];
  points: number[];
  rated: boolean;
  round: number;
  rounds: number;
  scenarios: string[];
  seats: number;
  standings: RankShown[];
  status: "open" | "closed" | "running" | "over" | "cancelled";
  tie_breaks: ("buchholz" | "berger" | "difference")[];
}
/**
 * What a link in a mail stops.
 */
export interface Unsubscribing {
  channel: "push" | "mail" | "webhook";
  stopped: boolean;
}
/**
 * Whether every die and draw is that of the pledged dice.
 */
export interface Verdict {
  lines: string[];
  ok: boolean;
}
export interface Which {
  id: string;
}
/**
 * Out of a tournament: I myself, or, for its organiser, the entry with this number.
 */
export interface Withdraw {
  number?: number;
  reason?: string;
}
/**
 * A seat's word for the dice, given after the server has pledged itself.
 *
 * Or the promise of one, its hash: then the word is given when every seat is bound.
 */
export interface Word {
  name?: string;
  promise?: string;
  word?: string;
}
