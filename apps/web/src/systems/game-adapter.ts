import type { Silhouette } from '@escarmouche/content/silhouettes';
import type { Language, Outcome, Question, Refusal, Seat, SetupParser, System } from '@escarmouche/referee';
import type { MatchSettings, SharedMatchSettings } from '@escarmouche/session';
import type { Vector } from '@escarmouche/space';
import type { Board, Overlay } from '../boards/board.ts';
import type { Tone } from '../boards/overlay.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import type { CardLook } from '../parts/card-look.ts';
import type { Ask, AskOption } from './ask.ts';
import type { Players } from './bot-calls.ts';
import type { Intent, Preview, Subject } from './preview.ts';
import type { GameAnalysis } from './game-analysis.ts';
import type { NpcTeller } from './npc-told.ts';
import type { ScenarioTeller } from './scenario-told.ts';
import type { TextQueries } from './text-queries.ts';
import type { Told } from './told.ts';

/**
 * A game as the table knows it, and all that the table knows of the game. Every function is pure and decides nothing: the system's own
 * `check` and `offers` say which commands are legal.
 */
export interface GameAdapter<Setup, S, C, E> {
  /** The rules, for what this program itself makes of them. */
  readonly system: System<Setup, S, C, E>;
  /** Reads battles that come from outside: the rules behind their gate, and the judge of set-ups. */
  outside(): Promise<{ readonly system: System<Setup, S, C, E>; readonly parseSetup: SetupParser<Setup> }>;
  /** Fetches what only the pictures of such a battle need, before they are first asked for. */
  dress?(matchSettings: SharedMatchSettings, state: S): Promise<void>;
  /** Plays the seats that no person holds: each by its own player, in workers. */
  bots(matchSettings: MatchSettings): Promise<Players<S, C>>;

  /** Questions of keys that the game answers; absent where there are none. */
  readonly answers?: readonly Answered[];
  /** Turns of the log are summed up by the figures lost in them; else the line that begins them does it. */
  readonly losses?: true;
  /** Its figures may stand on alert, and react to what others do. */
  readonly reacts?: true;
  /** Its players hold dice that they add to what is aimed at. */
  readonly spends?: true;
  /**
   * Secrets of seats. true: seats hold secrets, so that the table shows what the playing seat may know, and persons hand the screen over.
   * choices: only choices that several seats make at once are secret, and the screen is handed over for them.
   */
  readonly secrets?: true | 'choices';

  /** The game's words for a figure and the sides, as titles. */
  names(language: Language): {
    readonly figure: string;
    readonly sides: string;
  };
  /** Advice, needed to play and not to look on: fetched once the table is laid. */
  advice(): Promise<Advice<S, C, E>>;
  /** Answers to questions about the table in words. */
  queries(): Promise<TextQueries<S>>;
  /** Measures of a battle once it has been fought. */
  analysis(): Promise<GameAnalysis<S, E>>;

  board(state: S, matchSettings: SharedMatchSettings, language: Language): Board;
  roster(state: S, language: Language): readonly RosterGroup[];
  card(state: S, figure: string, language: Language): Card | undefined;
  banner(state: S, language: Language): Banner;
  /** The scenario of the battle, where there is one; its teller comes with the first such battle. */
  scenario?(state: S): Promise<ScenarioTeller<S>> | undefined;
  /** Figures of the battle that act by the NPC document, where there are some; their teller comes with the first such battle. */
  npcs?(state: S): Promise<NpcTeller<S>> | undefined;

  /** Figures of a seat among which Tab goes. */
  selectable(state: S, seat: Seat): readonly string[];
  /** The figure whose actions are shown: the one that acts, or else the one selected. */
  actor(state: S, selected: string | undefined): string | undefined;
  /**
   * Commands that belong to no figure: rolling the order of play, ending a group's turn … `lot`: a number that differs from battle to
   * battle.
   */
  steps(state: S, seat: Seat, selected: string | undefined, language: Language, lot?: number): readonly NextStep<C>[];
  /** Is a command only a chance in passing, as playing a card is? Where the player does not wish to be asked each time, it is no choice that holds up a step. */
  inPassing?(command: C): boolean;
  /** The cards that a seat holds, and those that lie in front of it. `state`: as that seat may know it. */
  hand?(state: S, seat: Seat, language: Language): readonly HeldCard<C>[];
  /**
   * The next thing to do, in a sentence, while nothing is pointed at. `can`: ids of the actions that the subject may take, once they are
   * known.
   */
  hint(state: S, seat: Seat, subject: Subject | undefined, language: Language, can?: readonly string[]): string;
  /** Start of a figure's ghost when keys move and turn it. */
  home(state: S, figure: string): Stance;
  /** The line of the log for an event; nothing where none is needed. `state` is the state before the event. */
  tell(state: S, event: E, language: Language): Told | undefined;
  /** Turns begun. */
  turn(state: S): number;
  /** True when nothing comes of the battle any more, so that seats might call it a draw. Absent where a game always comes to its end. */
  standOff?(state: S): boolean;
}

/** Questions that only some games answer: sight lines, measures, the next spot that matters, a way through points. */
export type Answered = 'sight' | 'measure' | 'landmark' | 'waypoint';

/** Actions on offer, and their consequences. */
export interface Advice<S, C, E> {
  actions(state: S, seat: Seat, subject: Subject, language: Language): readonly Action[];
  /** The preview of a gesture: its commands, or the refusal; nothing when the gesture means nothing. */
  preview(state: S, seat: Seat, intent: Intent, language: Language): Preview<C> | undefined;
  /** Marks worth seeing while nothing is pointed at: the figure's reach. */
  outlook(state: S, seat: Seat, subject: Subject, action: string | undefined, language: Language): Overlay;
  /** Legal targets of the chosen action, or of all, for going through them by key. */
  targets(state: S, seat: Seat, subject: Subject, action: string | undefined): readonly string[];
  /** The figures that a chosen action may be aimed at, with the odds of each, the best first; absent where actions are aimed at no figure. */
  aims?(state: S, seat: Seat, subject: Subject, action: string, language: Language): readonly AskOption[];

  question(state: S, question: Question, language: Language): Ask<C>;
  /** The end of a battle: losses and luck. */
  summary(battle: BattleOver<S, E>, language: Language): Summary;
}

export interface Stance {
  readonly at: BoardPoint;
  readonly facing: Vector;
}

/** A battle from its beginning to its end, or to where it has come. */
export interface BattleOver<S, E> {
  readonly initial: S;
  readonly final: S;
  readonly events: readonly E[];
  readonly outcome: Outcome | undefined;
}

/** An entry of the action bar. */
export interface Action {
  readonly id: string;
  /** The digit that chooses it, the same for every figure of a game; of several with one digit it goes from one to the next. */
  readonly key?: string;
  readonly label: string;
  readonly cost?: string;
  /** The aim still to be given: none, a figure, a place or a piece of terrain. */
  readonly wants: 'nothing' | 'figure' | 'ground' | 'feature';
  /** An action that wants nothing takes a place all the same. */
  readonly takesPlace?: true;
  readonly refusal?: Refusal;
}

export interface NextStep<C> {
  readonly id: string;
  readonly label: string;
  /** The loss that the step brings, said with the label; a step given in words is asked about first. */
  readonly hint?: string;
  readonly commands: readonly C[];
  readonly refusal?: Refusal;
  /** The step is about some of these, dice to be thrown again: at least one is picked first, and the commands are those of the picked. */
  readonly picks?: Picks<C>;
  /** The one that Enter gives. */
  readonly main: boolean;
  /** The step ends a part of the game: the key for the end gives it. */
  readonly ends: boolean;
}

export interface Picks<C> {
  readonly of: readonly { readonly label: string; readonly glyph: string }[];
  /** Text of the button for so many picked. */
  label(count: number): string;
  /** By their places. */
  commands(picked: readonly number[]): readonly C[];
}

/** A card in a hand, or in play in front of its player. */
export interface HeldCard<C> {
  readonly id: string;
  readonly face: CardLook;
  readonly rule: string;
  readonly inPlay: boolean;
  /** Counters left on it. */
  readonly counters?: number;
  /** Playing, using, discarding it. */
  readonly steps: readonly NextStep<C>[];
}

export interface RosterGroup {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly seat: Seat;
  readonly playing: boolean;
  /** Its score on the way to victory, and where it came from. */
  readonly score?: Required<Tally> & { readonly from: readonly string[] };
  /** Dice left to its player. */
  readonly pool?: { readonly label: string; readonly dice: readonly PoolDie[] };
  readonly figures: readonly RosterFigure[];
}

/** A die that its player may spend: `glyph` as a path on a field of 24 by 24. */
export interface PoolDie {
  readonly glyph: string;
  readonly label: string;
  /** The use of the die, in a sentence. */
  readonly does: string;
  /** A press chooses this action, or adds the die to what is aimed at. */
  readonly use?: { readonly action: string } | 'spend';
}

export interface RosterFigure {
  readonly id: string;
  readonly tag: string;
  readonly name: string;
  /** All its names besides its tag, the usual one first. */
  readonly called: readonly [string, ...string[]];
  readonly profile: string;
  readonly silhouette: Silhouette;
  /** Health of the figure; `said`: in the game's words. */
  readonly vitality: { readonly left: number; readonly full: number; readonly said: string };
  readonly state: string;
  readonly tone: Tone;
  readonly gone: boolean;
  readonly active: boolean;
  readonly spent: boolean;
  readonly badges: readonly string[];
}

export interface Card {
  readonly figure: string;
  readonly tag: string;
  readonly side: number;
  readonly name: string;
  readonly profile: { readonly name: string; readonly rule: string };
  readonly silhouette: Silhouette;
  readonly state: string;
  readonly skills: readonly { readonly label: string; readonly value: string; readonly tone: Tone }[];
  /** Headings above the two lists. */
  readonly headings: { readonly gear: string; readonly rules: string };
  /** Weapons and gear of the figure. */
  readonly gear: readonly { readonly name: string; readonly detail: string; readonly rule: string }[];
  readonly rules: readonly { readonly name: string; readonly rule: string; readonly detail?: string }[];
}

/** The header's words for the moment. */
export interface Banner {
  readonly turn: string;
  readonly phase: string;
  readonly side?: number;
}

/** A count in a word, and what it is out of, where there is such a number. */
export interface Tally {
  readonly label: string;
  readonly count: number;
  readonly of?: number;
}

export interface Summary {
  readonly title: string;
  readonly reason: string;
  /** Other reasons that counted: missions, parts of a reckoning. */
  readonly reasons: readonly string[];
  readonly sides: readonly {
    readonly side: number;
    readonly name: string;
    readonly won: boolean;
    /** The side's score, where the game counts something. */
    readonly score?: Tally;
    /** The side's losses, of all it had. */
    readonly losses?: Tally;
    /** Rolls that had to pass, how many did, and how many were to be expected. */
    readonly luck: { readonly rolls: number; readonly passed: number; readonly expected: number };
  }[];
}
