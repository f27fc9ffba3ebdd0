import { chance, type Roll } from '@escarmouche/referee';
import type { Attempt } from '../../game-analysis.ts';

/** A roll that has been made, as both documents record it. */
interface Rolled {
  readonly type: 'rolled';
  readonly roll: Roll;
  readonly figure?: string;
}

const isRoll = (event: { readonly type: string }): event is Rolled => event.type === 'rolled';

/** Rolls that had to reach something. */
export function rollsIn(events: readonly { readonly type: string }[]): readonly Attempt[] {
  return events
    .filter(isRoll)
    .flatMap(({ figure, roll: { success: passed, pool } }) =>
      figure === undefined || passed === undefined ? [] : [{ figure, passed, chance: chance(pool) }],
    );
}
