import type { State } from '@escarmouche/deadzone';
import { gridOf, holds, nameOfCube, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../boards/board-point.ts';
import { fromBoard, squareAt } from './scale.ts';

/** Cubes of a column of the battlefield in which somebody may stand, from the ground up. */
function standsAt(state: State, { column, row }: Pick<Cube, 'column' | 'row'>): readonly Cube[] {
  const grid = gridOf(state.scene.map);
  return Array.from({ length: state.scene.map.levels }, (_, i) => ({ column, row, level: i + 1 })).filter((cube) => holds(grid, cube));
}

/**
 * The cube that a place of the board means, among those that would do: that of the level meant, else the next below it, else above; without a level the
 * highest. Where none would do, likewise among all that somebody may stand in.
 */
export function cubeMeant(state: State, point: BoardPoint, would: ReadonlySet<string>): Cube | undefined {
  const { at, level } = fromBoard(point);
  const square = squareAt(at);
  if (!square) return undefined;
  const all = Array.from({ length: state.scene.map.levels }, (_, i) => ({ ...square, level: i + 1 }));
  return (
    nearest(
      all.filter((cube) => would.has(nameOfCube(cube))),
      level,
    ) ?? nearest(standsAt(state, square), level)
  );
}

function nearest(cubes: readonly Cube[], level: number | undefined): Cube | undefined {
  if (level === undefined) return cubes.at(-1);
  return cubes.find((cube) => cube.level === level) ?? cubes.findLast((cube) => cube.level < level) ?? cubes[0];
}
