import { enemiesIn, radiusOf, type Figure, type State } from '@escarmouche/deadzone';
import { cornerOf, type Cube } from '@escarmouche/space/cubes';
import type { Cell, Overlay } from '../../../boards/plane/overlay.ts';
import { length, toBoard } from '../scale.ts';
import type { Acting } from './acting.ts';
import { refusalOf } from './actions.ts';
import type { Chosen } from './chosen.ts';
import { reachOf, speedOf } from './ways.ts';

/** Movements that the rules allow now: those of the action chosen, or of any. */
export function movements(acting: Acting, chosen?: Chosen): readonly Chosen[] {
  const all: readonly Chosen[] = chosen
    ? [chosen]
    : [
        { type: 'move', free: false },
        { type: 'sprint', free: false },
      ];
  return all.filter((one) => speedOf(acting, one) > 0 && !refusalOf(acting, one));
}

/** Cubes in reach, by the action that leads there; of falls and of enemies there with a warning. */
export function reachOverlay(acting: Acting, chosen?: Chosen, via: readonly Cube[] = []): Overlay {
  const cells = new Map<string, Cell>();
  for (const movement of movements(acting, chosen)) {
    for (const [name, { cube, drop }] of reachOf(acting, speedOf(acting, movement), via)) {
      if (cells.has(name)) continue;
      const fights = enemiesIn(acting.state, acting.figure, cube).length > 0;
      const tone = drop >= 2 || fights ? 'warn' : movement.type === 'sprint' ? 'info' : 'plain';
      cells.set(name, { at: toBoard(cornerOf(cube)), tone });
    }
  }
  return cells.size > 0 ? { cells: [...cells.values()] } : {};
}

/** The cube aimed at stands out among the others. */
export function withAim(overlay: Overlay, cube: Cube, tone: Cell['tone']): Overlay {
  const { x, y, z } = toBoard(cornerOf(cube));
  const others = (overlay.cells ?? []).filter(({ at }) => at.x !== x || at.y !== y || at.z !== z);
  return { ...overlay, cells: [...others, { at: { x, y, z }, tone, aimed: true }] };
}

/** A figure as it would stand at a place. */
export function ghostAt(
  state: State,
  figure: Figure,
  place: Pick<Figure, 'x' | 'y' | 'z'>,
  tone: 'good' | 'warn' | 'bad',
): NonNullable<Overlay['ghost']> {
  return { figure: figure.id, at: toBoard(place), r: length(radiusOf(state, figure)), tone, turnable: false };
}
