import type { Point, Vector } from '@escarmouche/space';
import type { Overlay } from './overlay.ts';
import type { PlaneBoard } from './plane/model.ts';

/** What any board may show; its kind says which board draws it. */
export type Board = PlaneBoard;

/** A place on a board, in the board's own whole coordinates. */
export type Spot = Point;

/** What lies under a pointer. */
export type Pointed =
  { readonly kind: 'figure'; readonly id: string } | { readonly kind: 'ground'; readonly at: Spot; readonly feature?: string };

/** What the shell gives a board. The board draws, and tells what was pointed at; it decides nothing. */
export interface BoardProps<B extends Board = Board> {
  readonly board: B;
  readonly overlay: Overlay;
  readonly selected?: string;
  /** Figures that may be aimed at. */
  readonly targets?: readonly string[];
  /** Figures that may be dragged to move them. */
  readonly movable?: readonly string[];
  /** Figure to keep in sight while no ghost is shown. */
  readonly focus?: string;
  readonly onlook?: (pointed: Pointed | undefined) => void;
  readonly onpick?: (pointed: Pointed) => void;
  readonly ongrab?: (figure: string) => void;
  readonly ondrag?: (at: Spot, done: boolean) => void;
  readonly onturn?: (towards: Spot) => void;
  readonly oninspect?: (figure: string) => void;
}

export type Stride = 'step' | 'fine';

/** What the shell's buttons and keys ask of a board. */
export interface BoardHandle {
  zoom(factor: number): void;
  fitAll(): void;
  rotate(): void;
  /** The place one stride from another in a direction of the screen (right, up). */
  stride(from: Spot, arrow: Vector, stride: Stride): Spot;
}
