import type { Need } from '@escarmouche/skirmish/plane';
import { rangedArm } from './arms.ts';
import { grantedTo } from './granted.ts';
import type { Sheet } from './state.ts';

/** Does a profile meet a need of missions or behaviours of NPCs (AI-CORE-VALIDATE, AI-CORE-BIND-1D6)? */
export const meetsNeed = (sheet: Sheet, need: Need): boolean =>
  need === 'ranged' ? sheet.weapons.some((weapon) => rangedArm(weapon)) : grantedTo(sheet).own.some(({ rule }) => rule.meets === need);
