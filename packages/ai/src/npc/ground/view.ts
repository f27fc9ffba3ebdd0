import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { directions, PACE, roundPoint, seenOf, span, surfaceAt, type Place, type Table, type Vector } from '@escarmouche/space';
import { ghostAt } from '../../plane/ghost.ts';

/** The 16 facings of a view, from bearing 0 of the table on. */
export const FACINGS: readonly Vector[] = directions(16).map(({ x, y }) => roundPoint({ x: x * PACE, y: y * PACE }));

/** Half the height of a standing normal figure. */
const MID_HEIGHT = (3 / 4) * PACE;

const squares = new WeakMap<Table, readonly Place[]>();

/** The middles of a table's squares of a pace, at mid-height of a figure that would stand there, upon whatever there is. */
function squaresOf(table: Table): readonly Place[] {
  const known = squares.get(table);
  if (known) return known;
  const places: Place[] = [];
  for (let y = PACE / 2; y < table.height; y += PACE)
    for (let x = PACE / 2; x < table.width; x += PACE) places.push({ x, y, z: surfaceAt(table, { x, y }, Infinity, 0).z + MID_HEIGHT });
  squares.set(table, places);
  return places;
}

/** The best facing of a figure at a place, and its field of view. */
export interface View {
  readonly facing: Vector;
  readonly squares: number;
}

/**
 * The field of view of a figure that stands at a place, by its best facing: the squares of the table in the front arc, within a range, whose middle
 * the eye sees by one line (AI-MIS-SNIPER-VANTAGE 3). Of facings with the same view the first.
 */
export function viewOf<S extends PlaneState>(state: S, figure: FigureIn<S>, at: Place, range: number): View {
  const { table } = state.scene;
  const { h } = bodyOf(state, ghostAt<S>(figure, at));
  const near = squaresOf(table).filter((square) => span(square, at) <= range);
  const seen = seenOf(table, { x: at.x, y: at.y, z: at.z + h }, near);
  const counts = FACINGS.map(({ x, y }) => {
    let count = 0;
    for (const i of seen) {
      const square = near[i];
      if (square && x * (square.x - at.x) + y * (square.y - at.y) >= 0) count++;
    }
    return count;
  });
  const most = Math.max(...counts);
  return { facing: FACINGS[counts.indexOf(most)] ?? figure.facing, squares: most };
}
