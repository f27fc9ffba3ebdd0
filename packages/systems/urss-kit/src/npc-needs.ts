import type { Need, NpcUse } from '@escarmouche/skirmish/plane';
import { actionsOf } from './act.ts';
import { rangedArm } from './arms.ts';
import { grantedTo } from './granted.ts';
import { specialRules } from './registry.ts';
import type { Figure, Sheet, State } from './state.ts';

/** Does a profile meet a need of missions or behaviours of NPCs (AI-CORE-VALIDATE, AI-CORE-BIND-1D6)? */
export const meetsNeed = (sheet: Sheet, need: Need): boolean =>
  need === 'ranged' ? sheet.weapons.some((weapon) => rangedArm(weapon)) : grantedTo(sheet).own.some(({ rule }) => rule.meets === need);

/** The use that NPCs make of a special rule, by its slug (AI-CORE-BIND-1D6). */
export const useOf = (rule: string): NpcUse | undefined => specialRules.get(rule).serves;

/** The leap of a figure, its own or one lent to it: the slug of its rule, and its cost in actions (AI-GEO-PATH). */
export function leapOf(state: State, figure: Figure): { readonly rule: string; readonly cost: number } | undefined {
  const kind = actionsOf(state, figure).find(({ id, special }) => special && useOf(id) === 'leap');
  return kind && { rule: kind.id, cost: kind.cost(state, figure) };
}
