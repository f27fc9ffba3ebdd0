import type { Need, NpcUse } from '@escarmouche/skirmish/plane';
import { rangedArm } from './arms.ts';
import { grantedTo } from './granted.ts';
import { specialRules } from './registry.ts';
import type { Sheet } from './state.ts';

/** Does a profile meet a need of missions or behaviours of NPCs (AI-CORE-VALIDATE, AI-CORE-BIND-1D6)? */
export const meetsNeed = (sheet: Sheet, need: Need): boolean =>
  need === 'ranged' ? sheet.weapons.some((weapon) => rangedArm(weapon)) : grantedTo(sheet).own.some(({ rule }) => rule.meets === need);

/** The use that NPCs make of a special rule, by its slug (AI-CORE-BIND-1D6). */
export const useOf = (rule: string): NpcUse | undefined => specialRules.get(rule).serves;
