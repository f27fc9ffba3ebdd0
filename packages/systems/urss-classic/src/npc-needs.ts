import type { Need, NpcUse } from '@escarmouche/skirmish/plane';
import { shootingOf } from './aiming.ts';
import { grantedTo } from './granted.ts';
import { specialRules } from './registry.ts';
import type { Sheet } from './state.ts';

/** Does a profile meet a need of missions or behaviours of NPCs (AI-CORE-VALIDATE, AI-CORE-BIND-2D6)? */
export const meetsNeed = (sheet: Sheet, need: Need): boolean =>
  need === 'ranged' ? shootingOf(sheet).length > 0 : grantedTo(sheet).own.some(({ rule }) => rule.meets === need);

/** The use that NPCs make of a special rule, by its slug (AI-CORE-BIND-2D6). */
export const useOf = (rule: string): NpcUse | undefined => specialRules.get(rule).serves;
