import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { sub, type Place, type Point, type Vector } from '@escarmouche/space';

/** A figure at another place, to be turned and moved at will. */
export type Ghost<S extends PlaneState> = FigureIn<S> & { x: number; y: number; z: number; facing: Vector };

export function ghostAt<S extends PlaneState>(figure: FigureIn<S>, { x, y, z }: Place): Ghost<S> {
  return figure.perch ? { ...figure, x, y, z, perch: undefined } : { ...figure, x, y, z };
}

/** Puts a ghost of a figure at another place, turned as the figure is. */
export function stand<S extends PlaneState>(ghost: Ghost<S>, figure: FigureIn<S>, { x, y, z }: Place): void {
  ghost.x = x;
  ghost.y = y;
  ghost.z = z;
  ghost.facing = figure.facing;
}

export function turnTo(ghost: Point & { facing: Vector }, towards: Point): void {
  if (towards.x !== ghost.x || towards.y !== ghost.y) ghost.facing = sub(towards, ghost);
}
