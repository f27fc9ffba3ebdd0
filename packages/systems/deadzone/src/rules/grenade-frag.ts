import type { Rule } from '../rule.ts';
import { frag } from './frag.ts';
import { grenade } from './grenade-a-main.ts';

const STRENGTH = 3;
const TITLE = { fr: 'Grenade Frag', en: 'Frag Grenade' } as const;
const ID = 'grenade-frag';

/** A grenade that explodes, used once. */
export const fragGrenade: Rule = {
  id: ID,
  cites: ['DZ-ITEM-FRAG-GRENADE', 'DZ-ABIL-ONE-USE'],
  title: TITLE,
  carried: {
    weapon: { id: ID, name: TITLE, range: 3, ap: 0, vp: 0, rules: [{ rule: grenade.id }, { rule: frag.id, value: STRENGTH }] },
  },
  worth: 0.6,
};
