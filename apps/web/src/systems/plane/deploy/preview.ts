import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import { groupOfFigure } from '../who.ts';
import type { PlaneGame } from '../game.ts';

/** The level on which a figure set down at a point would stand: the first it may be deployed on, else the lowest. */
export function deployPlace<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  figure: FigureIn<S>,
  at: Point,
  facing: Vector,
): { readonly command: C; readonly at: Place } {
  const { r, h } = bodyOf(state, { ...figure, posture: 'standing' });
  const { seat = '' } = groupOfFigure(state, figure.id) ?? {};
  const levels = standAt(state.scene.table, { ...at, r, h }, []);
  const z = levels.find((level) => !game.check(state, seat, game.deploy(figure.id, { ...at, z: level }, facing))) ?? levels[0] ?? 0;
  return { command: game.deploy(figure.id, { ...at, z }, facing), at: { ...at, z } };
}
