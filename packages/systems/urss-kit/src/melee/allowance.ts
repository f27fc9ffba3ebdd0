import { filling, sheetOf } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import { grantedTo } from '../granted.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** Melee damage rolls that a figure may make in a turn; one more with two weapons in use (UK-DMG-ONCE, UK-ATTR-GEN-ALLOWANCE). */
export function blowsAllowed(state: State, figure: Figure, arms: readonly Arm[] = []): number {
  const given = filling(grantedTo(sheetOf(state, figure.id)).own, 'blows').map((one) => one.rule.blows(one));
  return Math.max(1, ...given) + (arms.length > 1 ? 1 : 0);
}

/** Damage rolls left of them. */
export function blowsLeft(state: State, figure: Figure, arms: readonly Arm[] = []): number {
  return Math.max(0, blowsAllowed(state, figure, arms) - figure.blows);
}

/** A damage roll that follows a won fight counts, whatever its result (UK-DMG-ONCE). */
export function countBlow(turn: Turn, figure: FigureId): void {
  turn.emit({ type: 'blowCounted', figure });
}
