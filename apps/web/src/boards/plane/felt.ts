import type { Place } from '@escarmouche/space';
import type { Deed, Felt } from '../board.ts';
import { heightOf } from './body.ts';
import type { FigureOnBoard, PlaneBoard } from './model.ts';
import type { Overlay } from './overlay.ts';

/** In a blow the attacker goes so far ahead, and the target so far back, in units; both come back. */
const [LUNGE, GIVES_WAY] = [340, 160];
/** From the middle of the shooter to the muzzle, in bases. */
const MUZZLE = 1.5;
/** Share of a fall after which the dust rises. */
const LANDED = 0.5;

const of = ({ figures }: PlaneBoard, id: string | undefined): FigureOnBoard | undefined => figures.find((figure) => figure.id === id);

/** From one figure by so many units towards another. */
function towards({ at }: FigureOnBoard, other: FigureOnBoard, by: number): Place {
  const [x, y] = [other.at.x - at.x, other.at.y - at.y];
  const share = by / (Math.hypot(x, y) || 1);
  return { x: at.x + x * share, y: at.y + y * share, z: at.z };
}

/** The board while a blow is felt. */
export function pushed(board: PlaneBoard, { by, on }: Deed, { what, gone }: Felt): PlaneBoard {
  const [one, other] = [of(board, by), of(board, on)];
  if (what !== 'blow' || !one || !other) return board;
  const share = Math.sin(Math.PI * gone);
  const at = new Map([
    [one.id, towards(one, other, LUNGE * share)],
    [other.id, towards(other, one, -GIVES_WAY * share)],
  ]);
  return { ...board, figures: board.figures.map((figure) => ({ ...figure, at: at.get(figure.id) ?? figure.at })) };
}

/** A flash at the muzzle of the shooter, and dust where a figure has fallen. */
export function sparks(board: PlaneBoard, { by, on }: Deed, { what, gone }: Felt): Overlay | undefined {
  const [one, other] = [of(board, by), of(board, on)];
  if (what === 'shot' && one && other && one.silhouette.held !== 'bow' && one.silhouette.held !== 'crossbow') {
    const { x, y, z } = towards(one, other, one.r * MUZZLE);
    const way = { x: other.at.x - one.at.x, y: other.at.y - one.at.y };
    return { spark: { kind: 'flash', at: { x, y, z: z + 0.6 * heightOf(one) }, way, r: one.r, gone } };
  }
  if (what === 'fall' && other && gone > LANDED)
    return { spark: { kind: 'dust', at: other.at, way: other.facing ?? { x: 0, y: 1 }, r: other.r, gone: (gone - LANDED) / (1 - LANDED) } };
  return undefined;
}
