import { actionsOf } from './act.ts';
import { useOf } from './npc-needs.ts';
import type { Figure, State } from './state.ts';

/** The leap of a figure, its own or one lent to it: the slug of its rule, and its cost in actions (AI-GEO-PATH). */
export function leapOf(state: State, figure: Figure): { readonly rule: string; readonly cost: number } | undefined {
  const kind = actionsOf(state, figure).find(({ id, special }) => special && useOf(id) === 'leap');
  return kind && { rule: kind.id, cost: kind.cost(state, figure) };
}
