import type { OnScreen, Projection } from '../labels/projection.ts';
import type { PlaneBoard } from '../model.ts';
import { cornersOf, middleOf } from '../plan/shadow.ts';
import { levelAt } from './pick.ts';

export interface Roof {
  readonly id: string;
  readonly at: OnScreen;
  /** Its height, in thousandths of a pace. */
  readonly top: number;
}

/** A disc of at most this radius is a pillar or a trunk: its height says nothing. */
const SLENDER = 800;

/** The roofs that are large enough on the screen to have their height written on them, and on whose middle nothing higher stands. */
export function roofsInSight(board: PlaneBoard, on: Projection['on']): readonly Roof[] {
  return board.terrain.flatMap(({ id, kind, top, shape }) => {
    if (kind !== 'solid' || top <= 0 || (shape.type === 'disc' && shape.r <= SLENDER)) return [];
    const corners = cornersOf(shape).map((corner) => on({ ...corner, z: top }));
    const width = Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x));
    const height = Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y));
    if (width < 26 || height < 14) return [];
    const middle = middleOf(shape);
    return levelAt(board, middle) > top ? [] : [{ id, at: on({ ...middle, z: top }), top }];
  });
}
