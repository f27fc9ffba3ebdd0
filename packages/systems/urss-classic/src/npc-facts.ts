import { sheetOf, type NpcFacts } from '@escarmouche/skirmish';
import { rangeOf } from './aiming.ts';
import type { Level } from './content.ts';
import { grantedTo } from './granted.ts';
import type { State } from './state.ts';

const DAMAGE: Readonly<Record<Level, number>> = { malus: -1, normal: 0, bonus: 1 };

/** Facts about figures of URSS classic that NPCs go by (AI-CORE-BIND-2D6). */
export const npcFacts: NpcFacts<State> = {
  rank: (sheet) => Math.max(0, ...grantedTo(sheet).own.map(({ rule }) => rule.leads ?? 0)),
  damage(state, { id }, own) {
    const { weapons, damage } = sheetOf(state, id);
    // Bare hands count as a weapon of damage - (AI-CAT-HEAVY).
    return Math.max(DAMAGE.malus, ...weapons.map((weapon) => DAMAGE[weapon.damage])) + (own ? DAMAGE[damage] : 0);
  },
  range: (state, { id }) => Math.max(0, ...sheetOf(state, id).weapons.map(rangeOf)),
};
