import { chance } from '@escarmouche/referee';
import type { Attempt } from '../../game-analysis.ts';
import { isRoll, type Fact } from '../analysis/rolls.ts';

/** Rolls that had to reach something. */
export function rollsIn(events: readonly Fact[]): readonly Attempt[] {
  return events
    .filter(isRoll)
    .flatMap(({ figure, roll: { success: passed, pool } }) =>
      figure === undefined || passed === undefined ? [] : [{ figure, passed, chance: chance(pool) }],
    );
}
