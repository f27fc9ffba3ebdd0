import type { Json, Modifier, Pool } from '@escarmouche/referee';
import type { Level } from './content.ts';
import type { FigureId } from './state.ts';

/** One + or one - on a roll (UC-DICE-STACK). */
export interface Indication extends Modifier {
  readonly effect: 'bonus' | 'malus';
}

/** The score that passes a test, hits, hurts and saves (UC-TEST-BASIC). */
const NEED = 7;

/** The indication of a signed level; none for a normal one. */
export function signOf(level: Level, rule: string): readonly Indication[] {
  return level === 'normal' ? [] : [{ rule, effect: level }];
}

/** One bonus and one malus cancel each other, pair by pair; the rest makes one bonus or one malus roll (UC-DICE-STACK). */
export function stack(indications: readonly Indication[]): Level {
  let balance = 0;
  for (const { effect } of indications) balance += effect === 'bonus' ? 1 : -1;
  return balance > 0 ? 'bonus' : balance < 0 ? 'malus' : 'normal';
}

/** The two of three dice that count. */
const KEPT = { bonus: { count: 2, which: 'highest' }, malus: { count: 2, which: 'lowest' } } as const;

/** 2D6, or 3D6 of which the two best or worst count, for a score and no test (UC-DICE-NORMAL, -BONUS, -MALUS, UC-TEST-OPPOSED). */
export function opposedPool(indications: readonly Indication[]): Pool {
  const level = stack(indications);
  if (level === 'normal') return { dice: 2, faces: 6, modifiers: indications };
  return { dice: 3, keep: KEPT[level], faces: 6, modifiers: indications };
}

/** The same for a test (UC-TEST-BASIC). */
export function poolOf(indications: readonly Indication[]): Pool {
  const level = stack(indications);
  if (level === 'normal') return { dice: 2, faces: 6, modifiers: indications, need: NEED };
  return { dice: 3, keep: KEPT[level], faces: 6, modifiers: indications, need: NEED };
}

/** The level at which a pool was rolled. */
export function levelOf(pool: Pool): Level {
  return !pool.keep ? 'normal' : pool.keep.which === 'highest' ? 'bonus' : 'malus';
}

/** A 1D3 from one D6 (UC-DICE-D3). */
export function d3(face: number): number {
  return face <= 2 ? 1 : face <= 4 ? 2 : 3;
}

/** The figure or feature that caused a modifier. */
export function causedBy(cause: { readonly figure?: FigureId; readonly feature?: string; readonly hidden?: number }): Json {
  return cause;
}
