import type { Pool } from '@escarmouche/referee';
import type { Level } from './content.ts';
import type { Indication } from './rule.ts';

/** The score that passes a test, hits, hurts and saves (UC-TEST-BASIC). */
const NEED = 7;

/** The indication that a signed level is, if it has a sign. */
export function signOf(level: Level, rule: string): readonly Indication[] {
  return level === 'normal' ? [] : [{ rule, effect: level }];
}

/** One bonus and one malus cancel each other, pair by pair; what is left over makes one bonus or one malus roll (UC-DICE-STACK). */
export function stack(indications: readonly Indication[]): Level {
  let balance = 0;
  for (const { effect } of indications) balance += effect === 'bonus' ? 1 : -1;
  return balance > 0 ? 'bonus' : balance < 0 ? 'malus' : 'normal';
}

/** 2D6, or 3D6 of which the two best or worst count, for a score and no test (UC-DICE-NORMAL, -BONUS, -MALUS, UC-TEST-OPPOSED). */
export function opposedPool(indications: readonly Indication[]): Pool {
  const level = stack(indications);
  const base = { faces: 6, modifiers: indications };
  if (level === 'normal') return { dice: 2, ...base };
  return { dice: 3, keep: { count: 2, which: level === 'bonus' ? 'highest' : 'lowest' }, ...base };
}

/** The same for a test (UC-TEST-BASIC). */
export function poolOf(indications: readonly Indication[]): Pool {
  return { ...opposedPool(indications), need: NEED };
}

/** How a pool was rolled. */
export function levelOf(pool: Pool): Level {
  return !pool.keep ? 'normal' : pool.keep.which === 'highest' ? 'bonus' : 'malus';
}

/** A 1D3 from one D6 (UC-DICE-D3). */
export function d3(face: number): number {
  return face <= 2 ? 1 : face <= 4 ? 2 : 3;
}
