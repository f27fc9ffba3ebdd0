import type { Random } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';

/** Things and places for commands of the right form that nobody offered, in battles of any game on a plane. */

/** A battle, and who acts in it now. */
type Acting = PlaneState & { readonly activation?: { readonly figure: string } | undefined };

export function some<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(Math.max(1, list.length))];
}

export const around = (value: number, reach: number, random: Random): number => value + random(2 * reach + 1) - reach;

/** A point near some figure, at its very edge, on a corner of some terrain, or anywhere. */
function somewhere(state: PlaneState, random: Random): Point {
  const { table } = state.scene;
  const figure = some(Object.values(state.figures), random) ?? { x: 0, y: 0 };
  const shape = some(table.features, random)?.shape;
  switch (random(6)) {
    case 0:
      return { x: random(table.width + 1), y: random(table.height + 1) };
    case 1:
      return { x: figure.x + (random(3) - 1) * 1000, y: figure.y + (random(3) - 1) * 1000 };
    case 2:
      if (!shape) return { x: figure.x, y: figure.y };
      return shape.type === 'disc' ? { x: shape.x + shape.r, y: shape.y } : (some(shape.points, random) ?? { x: 0, y: 0 });
    case 3:
      return { x: around(0, 2_000_000, random), y: around(0, 2_000_000, random) };
    default:
      return { x: around(figure.x, 6000, random), y: around(figure.y, 6000, random) };
  }
}

/** Near the figure that acts, where most of what may be reached lies. */
export function nearby(state: Acting, random: Random, reach = 6000): Point {
  const figure = state.figures[state.activation?.figure ?? ''];
  if (!figure || random(4) === 0) return somewhere(state, random);
  return { x: around(figure.x, reach, random), y: around(figure.y, reach, random) };
}
