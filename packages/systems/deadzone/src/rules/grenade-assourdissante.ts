import { nameOfCube } from '@escarmouche/space/cubes';
import { figuresIn } from '../figures.ts';
import type { Rule } from '../rule.ts';
import { grenade } from './grenade-a-main.ts';

const TITLE = { fr: 'Grenade Assourdissante', en: 'Stun Grenade' } as const;
const ID = 'grenade-assourdissante';

/** A grenade that marks everybody in its cube as activated, used once. */
export const stunGrenade: Rule = {
  id: ID,
  cites: ['DZ-ITEM-STUN-GRENADE', 'DZ-ABIL-ONE-USE'],
  title: TITLE,
  carried: { weapon: { id: ID, name: TITLE, range: 3, ap: 0, vp: 0, rules: [{ rule: grenade.id }, { rule: ID }] } },
  worth: 0.5,
  sweeps: () => 'stunned',
  bursts(turn, { at }) {
    for (const { id, activated } of figuresIn(turn.state, at))
      if (!activated) turn.emit({ type: 'stunned', figure: id, at: nameOfCube(at), rule: 'DZ-ITEM-STUN-GRENADE' });
  },
};
