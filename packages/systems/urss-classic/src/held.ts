import { specialRules } from './registry.ts';
import type { Figure, State } from './state.ts';

/** Catalogue id of the rule of an effect that keeps a figure where it is; undefined while it may move (UC-SYS-DURATION). */
export function heldBy(state: State, figure: Figure): string | undefined {
  for (const { rule, on } of state.effects) {
    if (on !== figure.id) continue;
    const { effect, cites } = specialRules.get(rule);
    if (effect?.holds) return cites[0];
  }
  return undefined;
}
