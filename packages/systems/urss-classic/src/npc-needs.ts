import type { Need } from '@escarmouche/skirmish/plane';
import { shootingOf } from './aiming.ts';
import { grantedTo } from './granted.ts';
import type { Sheet } from './state.ts';

/** Does a profile meet a need of missions or behaviours of NPCs (AI-CORE-VALIDATE, AI-CORE-BIND-2D6)? */
export const meetsNeed = (sheet: Sheet, need: Need): boolean =>
  need === 'ranged' ? shootingOf(sheet).length > 0 : grantedTo(sheet).own.some(({ rule }) => rule.meets === need);
