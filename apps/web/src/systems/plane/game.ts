import type { Json, Language, Offer, Question, Refusal, Seat, Source, System, Text } from '@escarmouche/referee';
import type { Battle, FigureId, FigureIn, GroupId } from '@escarmouche/skirmish';
import type { PlaneRules, PlaneState, ScenarioState } from '@escarmouche/skirmish/plane';
import type { Place, Point, Vector } from '@escarmouche/space';
import type { TokenOnBoard } from '../../boards/plane/model.ts';
import type { RosterFigure } from '../game-adapter.ts';

/** What a system of figures on a plane tells these screens of itself. It makes it once and hands it in. Lengths in units. */
export interface PlaneGame<S extends PlaneState, C> {
  readonly rules: PlaneRules<S>;
  readonly system: System<never, S, C, unknown>;
  /** What it answers where nobody reacts, as far as a command can be foreseen; absent where nothing can be answered so. */
  readonly unanswered?: Source<S>;
  /** Rules that screens name where they explain something. */
  readonly ids: PlaneGameIds;
  /** Names that the program itself gives to sides. */
  readonly sides?: readonly Text[];
  readonly phase: (state: S) => 'before' | 'deployment' | 'play' | 'over';
  /** The group that is placed or plays. */
  readonly playing: (state: S) => GroupId | undefined;
  readonly condition: (state: S, figure: FigureIn<S>, language: Language) => Condition;
  /** The state as scenarios read it, where its battles may have one. */
  readonly scenario?: (state: S) => ScenarioState;
  /** Tokens of its own that lie on its table. */
  readonly tokens?: (state: S, language: Language) => readonly TokenOnBoard[];

  // ---- acting
  /** Does it act already? */
  readonly acts: (state: S, figure: FigureId) => boolean;
  /** The command that has a figure act; absent where it is not for a player to say at once. */
  readonly activate?: (figure: FigureId) => C;
  /** Everything the figure is offered, where that is more than its seat is; types `move` and `run` are walks and runs. Asked for often. */
  readonly offers?: (acting: ActingContext<S, C>) => readonly Offer<C>[];
  /** Why a figure may not do this as a reaction. `to`: what its question is about. */
  readonly reactionRefusal?: (state: S, figure: FigureIn<S>, command: C, to: Json) => Refusal | undefined;

  // ---- movement
  /** The cost that a walk may have. */
  readonly walks: (state: S, figure: FigureIn<S>) => number;
  /** The command that walks along a path, at its end to face somewhere. */
  readonly walk: (figure: FigureId, path: readonly Point[], facing?: Vector) => C;
  /** Where figures may run in one straight line: how far, the command, the rule. */
  readonly running?: {
    readonly rule: string;
    readonly far: (state: S, figure: FigureIn<S>) => number;
    readonly run: (to: Point) => C;
  };

  // ---- deployment
  readonly deploy: (figure: FigureId, at: Place, facing: Vector) => C;
}

/** A figure about to act: the table as it would then be, and what has to be commanded before. */
export interface ActingContext<S extends Battle, C> {
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly seat: Seat;
  readonly reaction: boolean;
  readonly to?: Json;
  /** Commands that come first: its activation, when it has not begun. */
  readonly lead: readonly C[];
  /** Its activation begins with a roll or a question: what follows cannot be foreseen. */
  readonly open: boolean;
}

export interface Foreseen<S, E = unknown> {
  /** The state as far as it goes without a die or a choice. */
  readonly after: S;
  readonly events: readonly E[];
  /** What is asked there. */
  readonly question?: Question;
}

/** How a figure is, in a system's words: for the board and for lists. */
export interface Condition extends Pick<RosterFigure, 'vitality'>, Partial<Pick<RosterFigure, 'profile' | 'tone' | 'spent' | 'badges'>> {
  /** What there is to say of it; nothing of one that is sound. */
  readonly state?: string;
  /** It may answer what its enemies do. */
  readonly alert?: boolean;
}

export interface PlaneGameIds {
  readonly sight: string;
  readonly cover: string;
  /** What lies behind a figure is not seen. */
  readonly arc?: string;
  /** Lengths of walks, contact, falls. */
  readonly move: string;
  readonly contact: string;
  readonly fall: string;
  /** Who is left in contact may strike; absent where leaving is free. */
  readonly leaving?: string;
  /** Kinds of terrain, difficult ground, climbing. */
  readonly terrain: string;
  readonly difficult?: string;
  readonly climb?: string;
}
