import { refuse } from '@escarmouche/referee';
import { climbables, featureById, type Climbable } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import type { FigureIn } from '../roster.ts';
import { climbWay } from './climb-way.ts';
import { paces } from './lengths.ts';
import { planned, type Planned } from './planned.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import { obstacleRefusal } from './way-refusal.ts';

/** `ladder`: a climb of a ladder or rope. `height`: units climbed, negative downwards. */
export interface Climb {
  readonly type: 'climb' | 'ladder';
  readonly feature: string;
  readonly height: number;
}

/** A ladder may be left at any height; these are offered. */
const RUNG = 1000;

/** Features of a kind that the figure touches. A wall with the figure's own rope down it counts for both. */
function inTouch<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>, type: Climb['type']): readonly Climbable[] {
  const kind = type === 'ladder' ? 'ladder' : 'wall';
  const roped = type === 'ladder' ? rules.ropeOn?.(state, figure) : undefined;
  return climbables(state.scene.table, bodyOf(state, figure), rules.stepUp).filter((one) => one.kind === kind || one.id === roped);
}

/** The climb commanded, of `most` units of height, or why there is none. */
export function climbOf<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  { type, feature, height }: Climb,
  most: number,
): Planned<S> {
  const rule = rules.ids[type];
  if (!inTouch(rules, state, figure, type).some(({ id }) => id === feature)) {
    return featureById(state.scene.table, feature)?.climbable === false
      ? refuse(rule, 'Le scénario ne permet pas de l’escalader.', 'The scenario does not allow climbing it.')
      : obstacleRefusal(rules, state, figure, { refused: 'touch' }, rule);
  }
  if (Math.abs(height) > most) {
    const reach = paces(most);
    return refuse(rule, `Pas plus de ${reach.fr} de hauteur.`, `No higher than ${reach.en}.`);
  }
  const way = height === 0 ? ({ refused: 'height' } as const) : climbWay(rules, state, figure, type, feature, height);
  return planned(rules, state, figure, way, rule);
}

/** Heights worth offering, in units: the most each way, and every rung of a ladder on the way. */
function heights({ up, down }: Climbable, most: number, type: Climb['type']): number[] {
  const [highest, lowest] = [Math.min(up, most), Math.min(down, most)];
  const rungs: number[] = [];
  if (type === 'ladder') for (let height = RUNG; height < Math.max(highest, lowest); height += RUNG) rungs.push(height);
  const ups = [...rungs.filter((height) => height < highest), highest];
  const downs = [...rungs.filter((height) => height < lowest), lowest];
  return [...ups, ...downs.map((height) => -height)].filter((height) => height !== 0);
}

/** Climbs of at most so many units worth offering, of what the figure touches; allowed or not. */
export function climbsInTouch<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  type: Climb['type'],
  most: number,
): Climb[] {
  return inTouch(rules, state, figure, type).flatMap((one) =>
    heights(one, most, type).map((height) => ({ type, feature: one.id, height })),
  );
}
