import type { Random } from '@escarmouche/referee';
import { standAt, type Place } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { enemiesOf, type FigureIn } from '../roster.ts';
import { flightWay } from './leap-way.ts';
import { somewhere } from './open-offer.ts';
import { planned, type Planned } from './planned.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** The flight to a place, `limit` units away in space at most, or why there is none. `rule` lets the figure fly. */
export function flightTo<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  to: Place,
  limit: number,
  rule: string,
): Planned<S> {
  return planned(rules, state, figure, flightWay(rules, state, figure, to, limit), rule);
}

/** A place to land within a length, if one is found; now and then in contact with an enemy. */
export function somewhereToLand(state: PlaneState, figure: PlaneFigure, reach: number, random: Random): Place {
  const { x, y } = somewhere(state, figure, reach, random);
  const body = bodyOf(state, figure);
  const enemy = enemiesOf(state, figure.id).find((one) => one.x === x && one.y === y);
  const beside = enemy ? { x: x + body.r + bodyOf(state, enemy).r, y } : { x, y };
  const levels = standAt(state.scene.table, { ...beside, r: body.r, h: body.h }, []);
  return { ...beside, z: levels[random(Math.max(1, levels.length))] ?? 0 };
}
