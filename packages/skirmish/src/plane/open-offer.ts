import type { Offer, Random, Refusal } from '@escarmouche/referee';
import { scaleTo, sub, surfaceAt, vectorLength, type Place, type Point } from '@escarmouche/space';
import { enemiesOf } from '../roster.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

const TRIES = 12;

/** An open offer of one of a system's actions: every command that its check allows; samples are drawn until one is allowed. */
export function openOffer<A extends { readonly type: string }, C extends A>(
  type: C['type'],
  check: (command: C) => Refusal | undefined,
  draw: (random: Random) => C,
): Offer<A> {
  return {
    id: type,
    type,
    check: (command) => (command.type === type ? check(command as C) : undefined),
    sample(random) {
      for (let tries = 0; tries < TRIES; tries++) {
        const command = draw(random);
        if (!check(command)) return command;
      }
      return undefined;
    },
  };
}

/** A point of the ground in a square around a figure, up to a length to each side of it. */
export function groundAround({ scene }: PlaneState, { x, y, z }: PlaneFigure, reach: number, random: Random): Place {
  const at = { x: x + random(2 * reach + 1) - reach, y: y + random(2 * reach + 1) - reach };
  return { ...at, z: surfaceAt(scene.table, at, z, 0).z };
}

/** A point within a length: any, or now and then towards an enemy. */
export function somewhere(state: PlaneState, figure: PlaneFigure, reach: number, random: Random): Point {
  const enemies = enemiesOf(state, figure.id);
  const enemy = random(3) === 0 ? enemies[random(Math.max(1, enemies.length))] : undefined;
  const way = enemy ? sub(enemy, figure) : { x: random(2001) - 1000, y: random(2001) - 1000 };
  const far = vectorLength(way);
  if (far === 0) return { x: figure.x, y: figure.y };
  const step = scaleTo(way, enemy ? Math.min(far, reach) : random(Math.floor(reach)) + 1);
  return { x: figure.x + step.x, y: figure.y + step.y };
}
