import type { Offer, Random, Refusal } from '@escarmouche/referee';
import type { Point } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { enemiesOf } from '../figures.ts';
import type { Figure, State } from '../state.ts';

const TRIES = 12;

/** An open offer of an action: any command it allows; samples are drawn until one is allowed. */
export function openOffer<C extends ActionCommand>(
  type: C['type'],
  check: (command: C) => Refusal | undefined,
  draw: (random: Random) => C,
): Offer<ActionCommand> {
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

/** A point within a length, now and then that of an enemy: towards contact. */
export function somewhere(state: State, figure: Figure, reach: number, random: Random): Point {
  const enemies = enemiesOf(state, figure.id);
  const enemy = random(3) === 0 ? enemies[random(Math.max(1, enemies.length))] : undefined;
  if (enemy) return { x: enemy.x, y: enemy.y };
  return { x: figure.x + random(2 * reach + 1) - reach, y: figure.y + random(2 * reach + 1) - reach };
}
