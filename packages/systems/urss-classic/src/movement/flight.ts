import type { Random, Refusal } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import { bodyOf, flightWay, obstacleRefusal, setOut, somewhere, type Way } from '@escarmouche/skirmish/plane';
import { isObstruction, standAt, type Place } from '@escarmouche/space';
import { plane } from '../plane.ts';
import type { Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { travelling } from './travelling.ts';

function flightTo(state: State, figure: Figure, to: Place, limit: number, rule: string): Way<State> | Refusal {
  const way = flightWay(plane, state, figure, to, limit);
  return isObstruction(way) ? obstacleRefusal(plane, state, figure, way, rule) : way;
}

/** Why a figure may not fly to a place, `limit` units away at most; undefined when it may. `rule` lets it fly. */
export function flightRefusal(state: State, figure: Figure, to: Place, limit: number, rule: string): Refusal | undefined {
  const result = flightTo(state, figure, to, limit, rule);
  return 'rule' in result ? result : undefined;
}

/** Enemies in contact with the landing place. */
export function flightCharges(state: State, figure: Figure, to: Place, limit: number): readonly FigureId[] {
  const way = flightWay(plane, state, figure, to, limit);
  return isObstruction(way) ? [] : way.touches;
}

/** Flies there: free attacks first if it leaves a melee, alert windows, contact at its end. */
export function fly(turn: Turn, figure: Figure, to: Place, limit: number): void {
  const way = flightWay(plane, turn.state, figure, to, limit);
  if (!isObstruction(way)) setOut(travelling, turn, figure, () => way);
}

/** A place within a length where it could land, if one is found; now and then in contact with an enemy. */
export function somewhereToLand(state: State, figure: Figure, reach: number, random: Random): Place {
  const { x, y } = somewhere(state, figure, reach, random);
  const body = bodyOf(state, figure);
  const enemy = enemiesOf(state, figure.id).find((one) => one.x === x && one.y === y);
  const beside = enemy ? { x: x + body.r + bodyOf(state, enemy).r, y } : { x, y };
  const levels = standAt(state.scene.table, { ...beside, r: body.r, h: body.h }, []);
  return { ...beside, z: levels[random(Math.max(1, levels.length))] ?? 0 };
}
