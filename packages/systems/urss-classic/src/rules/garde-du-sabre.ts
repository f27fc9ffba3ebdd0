import { sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from '../granted.ts';
import type { Rule } from '../rule.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

const ID = 'garde-du-sabre';

/** The lightsaber guards a bearer whom the Force guides: one save, that of the first of all lightsabers carried (UC-SW-WPN-SABRE-LASER, UC-SAVE-STACK). */
export const lightsaberGuard: Rule = {
  id: ID,
  cites: ['UC-SW-WPN-SABRE-LASER', 'UC-SW-WPN-DOUBLE-SABRE-LASER'],
  bearers: ['weapon'],
  saves(state, _attack, bearer, { grant, weapon }) {
    const { own, all } = grantedTo(sheetOf(state, bearer.id));
    const first = all.find((one) => one.rule.id === ID)?.weapon;
    if (!weapon || weapon !== first || !own.some(({ rule }) => rule === forceSensitive)) return [];
    return [{ level: grant.level ?? 'bonus', class: 'innate', source: weapon.cites }];
  },
};
