import type { Language, Seat } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Overlay } from '../boards/board.ts';
import type { Fact, Subject } from './preview.ts';

/**
 * Questions about a table in words: the eyes of players by text, and the answers to the keys for sight and measure. Every function is pure
 * and speaks of the state given; the file comes with the first question (`GameAdapter.queries`).
 */
export interface TextQueries<S> {
  /** Players' words for actions: in both languages, by the id of the action, or by the part before the colon. */
  readonly verbs: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

  /** Movements that are said one after the other and made as one; absent where no rule knows such. */
  readonly chain?: Chain<S>;

  /** Orders that the commanding seat may say now, as `GameAdapter.hint` says what may be done. `nearby`: names for the examples. */
  lesson(state: S, subject: Subject | undefined, nearby: Nearby, language: Language): Lesson;
  /** All that may be said to it, by what it is for. */
  manual(language: Language): readonly string[];

  /** Names of spots: the form in a few words, and an example. */
  spotNames(language: Language): { readonly how: string; readonly example: string };
  /** The spot that the name of a place means; nothing when it is no such name. */
  spotOf(state: S, name: string): BoardPoint | undefined;
  nameOf(state: S, at: BoardPoint, language: Language): string;
  /** Pieces of terrain, each by a name of its own. */
  places(state: S, language: Language): readonly NamedPlace[];
  /** Spots for a figure in a relation to a piece of terrain, the best first. */
  spotsBy(state: S, figure: string, place: string, relation: Relation): readonly BoardPoint[];
  /** Spots for a figure in a relation to another, whose facing says what is behind it; the best first. */
  spotsAround(state: S, figure: string, other: string, relation: Side): readonly BoardPoint[];
  /** A spot so many steps of the board from a figure, or as far as that goes, towards a spot or in a direction. */
  towards(state: S, figure: string, goal: { readonly at: BoardPoint } | { readonly heading: Vector }, length?: number): BoardPoint;

  /** The piece of terrain of an id, or at a spot; nothing on open ground. */
  terrain?(state: S, what: { readonly feature: string } | { readonly at: BoardPoint }, language: Language): TerrainCard | undefined;

  /** Spot, ground and facing of a figure. */
  where(state: S, figure: string, language: Language): string;
  /** A direction in words; absent where nothing faces anywhere. */
  heading?(direction: Vector, language: Language): string;
  /** A figure in a line: name, state and spot. */
  line(state: S, figure: string, language: Language): string;
  /** Objectives of the battle and their progress; absent, or nothing, where the aim is only to be the last in play. */
  objectives?(state: S, seat: Seat | undefined, language: Language): readonly string[];
  /** The moment and everybody on the table, as a seat sees it. */
  scan(state: S, seat: Seat | undefined, language: Language): readonly string[];
  measure(state: S, from: string, to: Measured, language: Language): Said;
  /** Figures that a figure sees and that see it, with the share that is hidden; and sight to the target aimed at, for an eye to check. */
  sight(state: S, figure: string, language: Language, target?: string): Said;
  /** Reach of a figure's movements and actions. */
  reach(state: S, figure: string, language: Language): Said;
  /** Odds of two figures against each other, both ways. */
  odds(state: S, figure: string, other: string, language: Language): Said;
  /** The next spot in a direction at which something changes for a figure. Nothing when nothing does. */
  landmark(state: S, seat: Seat, subject: Subject, from: BoardPoint, direction: Vector, language: Language): Landmark | undefined;
}

/** A movement of several kinds, said point by point: "move to D7 then climb then move to F7". */
export interface Chain<S> {
  /** The action that it is. */
  readonly action: string;
  /** The actions that its parts may be called, and how a lone name after each is meant: to it, or on top of it. */
  readonly parts: Readonly<Record<string, 'to' | 'on'>>;
  /** Name of a part in an order. */
  label(part: string, language: Language): string;
  /** The name that is read as this very spot. */
  nameOf(at: BoardPoint): string;
  /** The way of a figure by these spots, as far as it comes, stretch by stretch. */
  stretches(state: S, figure: string, spots: readonly BoardPoint[]): readonly Stretch[];
  /** The battle as it would be when the figure has come that far. */
  after(state: S, figure: string, spots: readonly BoardPoint[]): S;
}

interface Stretch {
  readonly part: string;
  /** End of the movement. */
  readonly end: BoardPoint;
}

export interface Lesson {
  /** Two sentences. */
  readonly say: string;
  /** Lines that may be typed; one that is empty names what is not there. */
  readonly examples: readonly string[];
}

/** Figures and things that an example may name, each as a line would; '' for those that are not there. */
export interface Nearby {
  readonly mine: string;
  readonly foe: string;
  /** A piece of terrain. */
  readonly place: string;
  /** An action that is on offer and wants nothing more. */
  readonly action: string;
}

/** A piece of terrain as a player reads it: name, height, cost, and cover. */
export interface TerrainCard {
  readonly feature: string;
  readonly name: string;
  readonly kind: { readonly label: string; readonly rule: string };
  readonly facts: readonly Fact[];
}

/** Of a figure by the way it faces; left and right of terrain are as the figure that goes there sees it. */
export type Side = 'front' | 'behind' | 'left' | 'right' | 'beside';

export type Relation = Side | 'on';

export type Measured = { readonly figure: string } | { readonly at: BoardPoint };

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  /** Other names of the piece. */
  readonly also: readonly string[];
  /** The spot of its middle. */
  readonly at: BoardPoint;
  readonly detail: string;
}

/** An answer in one or more sentences, with what to show on the board meanwhile. */
export interface Said {
  readonly text: string;
  readonly overlay: Overlay;
}

export interface Landmark {
  readonly at: BoardPoint;
  readonly why: string;
}
