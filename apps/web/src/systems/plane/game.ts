import type { Json, Language, Question, Seat, Source, Text } from '@escarmouche/referee';
import type { Battle, FigureIn } from '@escarmouche/skirmish';
import type { PlaneFigureGame, PlaneState, ScenarioState } from '@escarmouche/skirmish/plane';
import type { TokenOnBoard } from '../../boards/plane/model.ts';
import type { RosterFigure } from '../game-adapter.ts';

/** The record of a game of figures on a plane, with what these screens call by ids and words. */
export interface PlaneGame<S extends PlaneState, C> extends PlaneFigureGame<S, C> {
  /** Answers where no seat reacts, as far as a command can be foreseen; absent where no answer is possible. */
  readonly unanswered?: Source<S>;
  /** Rules that screens name where they explain something. */
  readonly ids: PlaneGameIds;
  /** Names that the program itself gives to sides. */
  readonly sides?: readonly Text[];
  readonly condition: (state: S, figure: FigureIn<S>, language: Language) => Condition;
  /** The state as scenarios read it, where its battles may have one. */
  readonly scenario?: (state: S) => ScenarioState;
  /** Tokens of its own that lie on its table. */
  readonly tokens?: (state: S, language: Language) => readonly TokenOnBoard[];
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
  /** The activation begins with a roll or a question: its course cannot be foreseen. */
  readonly open: boolean;
}

export interface Foreseen<S, E = unknown> {
  /** The state as far as it goes without a die or a choice. */
  readonly after: S;
  readonly events: readonly E[];
  /** The question there. */
  readonly question?: Question;
}

/** State of a figure, in a system's words: for the board and for lists. */
export interface Condition
  extends Pick<RosterFigure, 'vitality' | 'silhouette'>, Partial<Pick<RosterFigure, 'profile' | 'tone' | 'spent' | 'badges'>> {
  /** Words for the state; absent for a sound figure. */
  readonly state?: string;
  /** The figure may answer its enemies. */
  readonly alert?: boolean;
}

interface PlaneGameIds {
  readonly sight: string;
  readonly cover: string;
  /** Text for the area behind a figure, which is not seen. */
  readonly arc?: string;
  /** Lengths of walks, contact, falls. */
  readonly move: string;
  readonly contact: string;
  readonly fall: string;
  /** Text for the strikes of enemies left in contact; absent where leaving is free. */
  readonly leaving?: string;
  /** Kinds of terrain, difficult ground, climbing. */
  readonly terrain: string;
  readonly difficult?: string;
  readonly climb?: string;
}
