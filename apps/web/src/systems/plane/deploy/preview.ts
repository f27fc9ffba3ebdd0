import type { Language, Seat } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import type { Intent, Preview } from '../../preview.ts';
import type { PlaneGame } from '../game.ts';
import { figureIn, nameIn } from '../who.ts';
import { figureWords } from '../figure-words.ts';
import { frontOf } from './places.ts';

/** A figure set down where it is pointed at; or turned, when it stands already and only a facing is given. */
export function deployPreview<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  seat: Seat,
  { subject, target, facing }: Intent,
  language: Language,
): Preview<C> | undefined {
  const figure = figureIn(state, subject?.figure);
  if (!figure) return undefined;
  const here = figure.posture !== 'reserve' && facing ? figure : undefined;
  const at = target?.kind === 'ground' ? target.at : here;
  if (!at) return undefined;
  const turned = facing ?? (figure.posture === 'reserve' ? frontOf(state, figure.id) : figure.facing);
  const place = levelFor(game, state, seat, figure, at, turned);
  const command = game.deploy(figure.id, place, turned);
  const refusal = game.system.check(state, seat, command);
  const { r } = bodyOf(state, { ...figure, posture: 'standing' });
  return {
    commands: [command],
    overlay: { ghost: { figure: figure.id, at: place, r, facing: turned, tone: refusal ? 'bad' : 'good', turnable: !refusal } },
    panel: { title: nameIn(state, figure.id), detail: figureWords(language).reserve, facts: [] },
    atOnce: facing === undefined,
    ...(refusal && { refusal }),
  };
}

/** The point at the first level on which the figure may be deployed there, else the lowest on which it could stand. */
function levelFor<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  seat: Seat,
  figure: FigureIn<S>,
  { x, y }: Point,
  facing: Vector,
): Place {
  const { r, h } = bodyOf(state, { ...figure, posture: 'standing' });
  const levels = standAt(state.scene.table, { x, y, r, h }, []);
  const z = levels.find((level) => !game.system.check(state, seat, game.deploy(figure.id, { x, y, z: level }, facing))) ?? levels[0] ?? 0;
  return { x, y, z };
}
