import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { boxOf, contains, PACE, standAt, type Body, type Box, type Place, type Shape, type Table } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';

/** Usual distance between the points of the lattice of end points (AI-MDA-SAMPLE). */
export const STEP = PACE / 2;

/** Levels on which a base may stand at each point of the lattice, row by row from the table's origin; found when first asked for. */
interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly places: (readonly Place[] | undefined)[];
}

const lattices = new WeakMap<Table, Map<string, Lattice>>();

function latticeFor(table: Table, { r, h }: Body, stepUp: number, step: number): Lattice {
  const known = lattices.get(table) ?? new Map<string, Lattice>();
  lattices.set(table, known);
  const key = [r, h, stepUp, step].join();
  const columns = Math.floor(table.width / step) + 1;
  const rows = Math.floor(table.height / step) + 1;
  const lattice = known.get(key) ?? { columns, rows, places: new Array<undefined>(columns * rows).fill(undefined) };
  known.set(key, lattice);
  return lattice;
}

/** The points of the lattice in a shape or a box, on every surface where the figure's base may stand, other figures aside (AI-MDA-SAMPLE). */
export function latticeOf<S extends PlaneState>(
  { rules: { stepUp } }: Pick<Finding<S>, 'rules'>,
  state: S,
  figure: FigureIn<S>,
  within: Shape | Box,
  step: number = STEP,
): readonly Place[] {
  const { table } = state.scene;
  const { r, h } = bodyOf(state, figure);
  const { columns, rows, places } = latticeFor(table, { x: 0, y: 0, z: 0, r, h }, stepUp, step);
  const shape = 'type' in within ? within : undefined;
  const { minX, minY, maxX, maxY } = 'type' in within ? boxOf(within) : within;
  const found: Place[] = [];
  for (let row = Math.max(0, Math.ceil(minY / step)); row < rows && row * step <= maxY; row++) {
    for (let column = Math.max(0, Math.ceil(minX / step)); column < columns && column * step <= maxX; column++) {
      const [x, y] = [column * step, row * step];
      if (shape && !contains(shape, { x, y })) continue;
      const standing = (places[row * columns + column] ??= standAt(table, { x, y, r, h }, [], { stepUp, wet: false }).map((z) => ({
        x,
        y,
        z,
      })));
      found.push(...standing);
    }
  }
  return found;
}
