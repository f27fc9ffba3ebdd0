import type { Json, Modifier, Pool } from '@escarmouche/referee';
import type { FigureId } from './state.ts';

/** The score that passes a test, hits, hurts and saves (UK-TEST-CLASSIC). */
const NEED = 4;

/** A skill that a profile does not list (UK-SKILL-DEFAULT). */
export const DEFAULT_LEVEL = -3;

/** A change of the level of a roll: so many + or - (UK-DICE-CANCEL). */
export interface Change extends Modifier {
  readonly levels: number;
}

/** A change of so many levels by a rule. */
export function change(rule: string, levels: number, cause?: Change['cause']): Change {
  const effect = levels > 0 ? `+${levels}` : `${levels}`;
  return cause === undefined ? { rule, levels, effect } : { rule, levels, effect, cause };
}

/** The level of a roll: that of the skill and all changes, added up (UK-DICE-CANCEL). */
export function levelOf(changes: readonly Change[]): number {
  return changes.reduce((sum, { levels }) => sum + levels, 0);
}

/** As many dice as the distance of the level from 0, and one more; the highest counts above 0, the lowest below (UK-DICE-NORMAL, -BONUS, -MALUS, -CUMUL). */
export function opposedPool(changes: readonly Change[]): Pool {
  const level = levelOf(changes);
  if (level === 0) return { dice: 1, faces: 6, modifiers: changes };
  return { dice: diceAt(level), faces: 6, keep: keptAt(level), modifiers: changes };
}

const diceAt = (level: number): number => Math.abs(level) + 1;
const keptAt = (level: number): NonNullable<Pool['keep']> => ({ count: 1, which: level > 0 ? 'highest' : 'lowest' });

/** The same for a test: 4 or more when no difficulty is stated (UK-TEST-CLASSIC, UK-TEST-DIFFICULTY). */
export function testPool(changes: readonly Change[], need: number = NEED): Pool {
  const level = levelOf(changes);
  if (level === 0) return { dice: 1, faces: 6, modifiers: changes, need };
  return { dice: diceAt(level), faces: 6, keep: keptAt(level), modifiers: changes, need };
}

/** One plain die for a number: which of several, how many points, a direction. */
export const ONE_DIE: Pool = { dice: 1, faces: 6, modifiers: [] };

/** A level as a number to be added up (UK-DICE-NUMERIC). */
export const valueOf = (level: number): number => level + 3;

/** A sum of such numbers as a level again (UK-SAVE-STACK). */
export const levelOfValue = (value: number): number => value - 3;

/** A level as players write it: "2-", "-", "", "+", "3+" (UK-PROFILE-FORMAT). */
export function writtenLevel(level: number): string {
  const size = Math.abs(level);
  return `${size > 1 ? size : ''}${level > 0 ? '+' : level < 0 ? '-' : ''}`;
}

/** A 1D2 and a 1D3 from one die. */
export const d2 = (face: number): number => Math.ceil(face / 3);
export const d3 = (face: number): number => Math.ceil(face / 2);

/** The figure or feature that caused a change. */
export function causedBy(cause: { readonly figure?: FigureId; readonly feature?: string; readonly hidden?: number }): Json {
  return cause;
}
