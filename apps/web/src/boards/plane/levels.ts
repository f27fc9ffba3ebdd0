import type { Vector } from '@escarmouche/space';
import type { BoardHandle, Stride } from '../board.ts';
import type { BoardPoint } from '../board-point.ts';
import type { Grid, PlaneBoard, Terrain } from './model.ts';

/** Height above the floor of a level at which the plan cuts its walls, as a share of a cube: above parapets and window sills, below lintels. */
const SECTION = 0.55;
/** Floors are this thin, at most, as a share of a cube. */
const FLOOR = 0.07;

export const levelOf = ({ cube }: Grid, z: number): number => Math.floor(z / cube + FLOOR) + 1;
export const floorOf = ({ cube }: Grid, level: number): number => (level - 1) * cube;

/**
 * A battlefield of cubes as it shows at a level: everything above is left out, figures of other levels stand aside. `section`: walls are cut, for a view
 * from above; else they stand whole.
 */
export function atLevel(board: PlaneBoard, level: number | undefined, section: boolean): PlaneBoard {
  const { grid } = board;
  if (!grid || level === undefined) return board;
  const floor = floorOf(grid, level);
  const cut = floor + (section ? SECTION : 1 - FLOOR) * grid.cube;
  return {
    ...board,
    grid: { ...grid, level },
    terrain: terrainAt(board.terrain, floor, cut, section),
    figures: board.figures.map((figure) => (levelOf(grid, figure.at.z) === level ? figure : { ...figure, aside: true })),
  };
}

const kept = new WeakMap<readonly Terrain[], Map<string, readonly Terrain[]>>();

/** The same list for the same terrain and level: boards are made anew with every frame of a movement. */
function terrainAt(terrain: readonly Terrain[], floor: number, cut: number, section: boolean): readonly Terrain[] {
  const known = kept.get(terrain) ?? new Map<string, readonly Terrain[]>();
  kept.set(terrain, known);
  const key = `${floor} ${section}`;
  const found =
    known.get(key) ??
    terrain.flatMap((piece): readonly Terrain[] => {
      if (piece.base >= cut) return [];
      if (!section) return [piece];
      if (piece.top < floor) return [{ ...piece, lies: 'below' }];
      return piece.top > cut && piece.kind !== 'opaque' ? [{ ...piece, lies: 'cut' }] : [piece];
    });
  known.set(key, found);
  return found;
}

/** The handle of a board whose keys go from cube to cube: `level` is the one looked at, `go` looks at another. */
export function cubeHandle(handle: BoardHandle, grid: Grid, level: () => number | undefined, go: (level: number) => void): BoardHandle {
  const { cube, levels } = grid;
  return {
    zoom: (factor) => handle.zoom(factor),
    fitAll: () => handle.fitAll(),
    ...(handle.rotate && { rotate: () => handle.rotate?.() }),
    stride(from: BoardPoint, arrow: Vector, stride: Stride): BoardPoint {
      const z = from.z ?? floorOf(grid, level() ?? 1);
      const to = handle.stride(from, arrow, 'step');
      const [dx, dy] = [Math.sign(Math.round(to.x - from.x)), Math.sign(Math.round(to.y - from.y))];
      if (stride === 'fine') return { ...handle.stride(from, arrow, 'fine'), z };
      return { x: middle(from.x, cube) + dx * cube, y: middle(from.y, cube) + dy * cube, z };
    },
    level(by) {
      const next = Math.min(levels, Math.max(1, (level() ?? (by > 0 ? 0 : levels + 1)) + by));
      go(next);
      return floorOf(grid, next);
    },
  };
}

const middle = (value: number, cube: number): number => Math.floor(value / cube) * cube + cube / 2;
