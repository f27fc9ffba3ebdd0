import type { Vector } from '@escarmouche/space';
import type { Component } from 'svelte';
import type { Line } from './dice/throws.ts';
import type { PlaneBoard } from './plane/model.ts';
import type { Tone } from './overlay.ts';
import type { Overlay as PlaneOverlay, SightAudit } from './plane/overlay.ts';
import type { BoardPoint } from './board-point.ts';
import type { TilesBoard } from './tiles/model.ts';
import type { Overlay as TilesOverlay } from './tiles/overlay.ts';

/** The kinds of boards, each with its picture, its overlays and its audits. `kinds` draws them. */
interface Kinds {
  plane: { board: PlaneBoard; overlay: PlaneOverlay; audit: SightAudit };
  tiles: { board: TilesBoard; overlay: TilesOverlay; audit: never };
}
export type BoardKind = keyof Kinds;
export type Board<K extends BoardKind = BoardKind> = Kinds[K]['board'];
/** An overlay of a board while a player looks or is asked. */
export type Overlay<K extends BoardKind = BoardKind> = Kinds[K]['overlay'];
/** Proof of a ruling, for an eye to check. */
export type Audit<K extends BoardKind = BoardKind> = Kinds[K]['audit'];

/** A spot of the board, and what of it lies there. */
export interface PointedGround {
  readonly kind: 'ground';
  readonly at: BoardPoint;
  readonly feature?: string;
}

/**
 * The thing under a pointer: a figure is any piece on a board with a name of its own. `over`: the thing under the name of the figure, where
 * the pointer is on the name.
 */
export type Pointed = { readonly kind: 'figure'; readonly id: string; readonly over?: PointedGround } | PointedGround;

/** A board as the shell gives it. The board draws, and tells what a pointer is on; it decides nothing. */
export interface BoardProps<K extends BoardKind = BoardKind> {
  readonly board: Board<K>;
  readonly overlay: Overlay<K>;
  readonly selected?: string;
  /** Figures that may be aimed at. */
  readonly targets?: readonly string[];
  /** Figures that may be dragged to move them. */
  readonly movable?: readonly string[];
  /** Figure to keep in sight while no ghost is shown. */
  readonly focus?: string;
  /** Figures of a question, or of the telling, kept in sight with the focus, as far as there is room. */
  readonly about?: readonly string[];
  /** A pointer is down: the view does not go to what others do meanwhile. */
  readonly steady?: boolean;
  /** The log: dice fall when a roll comes into it. */
  readonly lines?: readonly Line[];
  /** Dice that come into it are seen to fall, if the player wishes any to be; else they lie at once. */
  readonly tumbles?: boolean;
  /** The log and the board are those of a replay. */
  readonly past?: boolean;
  readonly onlook?: (pointed: Pointed | undefined) => void;
  readonly onpick?: (pointed: Pointed) => void;
  readonly ongrab?: (figure: string) => void;
  readonly ondrag?: (at: BoardPoint, done: boolean) => void;
  readonly onturn?: (towards: BoardPoint) => void;
  /** Asked what it is: by the second button, or a finger that rests. */
  readonly oninspect?: (pointed: Pointed) => void;
}

/** An audit for the panel beside the board. */
export interface AuditProps<K extends BoardKind = BoardKind> {
  readonly audit: Audit<K>;
  /** Called with the marks that a line of the panel lights up on the board. */
  readonly onlight?: (marks: Overlay['marks']) => void;
}

export type Stride = 'step' | 'fine';

/** A deed of one figure to another: its picture on the board with a line of the log, beside the changes there. */
export interface Deed<P extends BoardPoint = BoardPoint> {
  readonly by?: string;
  readonly on?: string;
  readonly tone: Tone;
  /** The places by which `by` comes to where it then stands. */
  readonly way?: readonly P[];
  /** Outcome of the deed, in a word of the game. */
  readonly lands?: string;
}

/** A deed that is under way: the share of its way that `by` has gone, or of its fall that `on` has, who is lost by it. */
export interface Move<P extends BoardPoint = BoardPoint> {
  readonly deed: Deed<P>;
  readonly gone: number;
}

/** The visible force of a deed once it is done, and the share of it that is over. */
export interface Felt {
  readonly what: 'shot' | 'blow' | 'fall';
  readonly gone: number;
}

/** The board in the hands of the shell's buttons and keys. */
export interface BoardHandle {
  zoom(factor: number): void;
  fitAll(): void;
  /** Only of a board whose kind says that it turns. */
  rotate?(): void;
  /** The place one stride from another in a direction of the screen (right, up). */
  stride(from: BoardPoint, arrow: Vector, stride: Stride): BoardPoint;
  /** Of a board with levels: looks at the next one up or down, and says how high its floor is. */
  level?(by: 1 | -1): number;
}

/** Exports of a board's component: the handle, once there is one. */
export interface BoardExports {
  handle(): BoardHandle | undefined;
}

/** Facts of a kind of board, known before the board is there. */
export interface Kind<K extends BoardKind> {
  /** Fetches what draws it. */
  draw(): Promise<{ readonly default: Component<BoardProps<K>, BoardExports, ''> }>;
  /** Fetches what draws a board as a small picture, for cards and lists. */
  picture(): Promise<{ readonly default: Component<{ board: Board<K> }> }>;
  /** Fetches what tells an audit in the panel beside the board; absent where nothing is judged by the eye. */
  audit?(): Promise<{ readonly default: Component<AuditProps<K>> }>;
  /** Small pictures that games with this board name by slugs, as paths on a field of 24 by 24, filled by the even-odd rule. */
  emblems?(): Promise<Readonly<Record<string, string>>>;
  /** The board shows as a plan or in three dimensions, as the player has set. */
  readonly views: boolean;
  /** The board can be turned under the eye. */
  readonly turns: boolean;
  /** Two spots that a pointer means are the same when they are nearer to each other than this, in the board's unit. */
  readonly near: number;
  /** Length of an arrow key's stroke, in the board's unit; absent where every stroke goes on to the next square. */
  readonly strides?: Readonly<Record<Stride, number>>;
  /** A facing turned by one stroke of a key; nothing where nothing faces anywhere. */
  readonly turned?: (facing: Vector, clockwise: boolean) => Vector;
  /** The board on the way from what it was to what it is, while some are still under way. */
  onTheWay(was: Board<K>, is: Board<K>, moves: readonly Move[]): Board<K>;
  /** The overlay of a deed without its outcome, which is written at `on`, else at `by`, once its dice lie. */
  shows(board: Board<K>, deed: Deed): Overlay<K>;
  lands(board: Board<K>, deed: Deed): Overlay<K>;
  /** Fetches what a felt deed does to the board; absent where nothing is felt. */
  feels?(): Promise<Feels<K>>;
}

/** The board while a deed is felt, and what is laid over it then. */
export interface Feels<K extends BoardKind = BoardKind> {
  pushed(board: Board<K>, deed: Deed, felt: Felt): Board<K>;
  sparks(board: Board<K>, deed: Deed, felt: Felt): Overlay<K> | undefined;
}
