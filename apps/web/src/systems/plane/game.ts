import type { Json, Language, Question, Seat, Source, Text } from '@escarmouche/referee';
import type { Battle, FigureIn } from '@escarmouche/skirmish';
import type { PlaneFigureGame, PlaneState, ScenarioState } from '@escarmouche/skirmish/plane';
import type { TokenOnBoard } from '../../boards/plane/model.ts';
import type { RosterFigure } from '../game-adapter.ts';

/** The record of a game of figures on a plane, with what these screens call by ids and words. */
export interface PlaneGame<S extends PlaneState, C> extends PlaneFigureGame<S, C> {
  /** What it answers where nobody reacts, as far as a command can be foreseen; absent where nothing can be answered so. */
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

interface PlaneGameIds {
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
