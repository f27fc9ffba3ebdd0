import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import type { Battle } from '@escarmouche/skirmish';

export interface InTurns extends Battle {
  readonly turn: number;
}

/** The random source of a bot: a new one in each turn, and for each figure that the bot deploys. */
export function randomIn({ turn, figures }: InTurns, seed: string): Random {
  const reserve = Object.values(figures).filter(({ posture }) => posture === 'reserve').length;
  return randomFrom(mix(seedNumber(seed), turn, reserve));
}
