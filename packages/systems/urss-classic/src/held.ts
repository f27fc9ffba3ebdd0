import type { Refusal } from '@escarmouche/referee';
import { specialRules } from './registry.ts';
import type { Figure, State } from './state.ts';

/** Why a figure moves no more of its own will: an effect holds it in place (UC-SYS-DURATION). */
export function heldBy(state: State, figure: Figure): Refusal | undefined {
  for (const { rule, on } of state.effects) {
    const held = on === figure.id ? specialRules.get(rule).effect?.forbidsMoving?.(state, figure) : undefined;
    if (held) return held;
  }
  return undefined;
}
