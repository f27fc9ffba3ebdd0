import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import type { Battle } from '@escarmouche/skirmish';

export interface InTurns extends Battle {
  readonly turn: number;
}

/** Random numbers of a player's commands: new ones in each turn, and for each figure that the player deploys. */
export function randomIn({ turn, figures }: InTurns, seed: string): Random {
  const reserve = Object.values(figures).filter(({ posture }) => posture === 'reserve').length;
  return randomFrom(mix(seedNumber(seed), turn, reserve));
}

export const randoms = { decide: randomIn, answer: (seed: string): Random => randomFrom(seedNumber(seed)) };
