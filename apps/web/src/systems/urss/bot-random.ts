import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import type { Battle } from '@escarmouche/skirmish';

export interface InTurns extends Battle {
  readonly turn: number;
}

/** What a bot draws by: anew in each turn, and for each figure that it deploys. */
export function randomIn({ turn, figures }: InTurns, seed: string): Random {
  const reserve = Object.values(figures).filter(({ posture }) => posture === 'reserve').length;
  return randomFrom(mix(seedNumber(seed), turn, reserve));
}
