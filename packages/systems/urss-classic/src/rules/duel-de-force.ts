import type { Pool } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { opposedPool, signOf } from '../dice.ts';
import type { Granted, Rule } from '../rule.ts';

const duelPool = ({ grant }: Granted): Pool => opposedPool(signOf(grant.level ?? 'normal', 'UC-SW-PWR-DUEL-DE-FORCE'));

/** Attacked by a power that can be parried, it may roll: a higher score turns the effects on the user (UC-SW-PWR-DUEL-DE-FORCE, UC-ATTR-PARADE-DUEL). */
export const forceDuel: Rule = {
  id: 'duel-de-force',
  cites: ['UC-SW-PWR-DUEL-DE-FORCE'],
  parryPool: duelPool,
  parries(turn, bearer, { power, user, score }, granted) {
    const { seat } = groupOf(turn.state, bearer.id);
    const about = { figure: bearer.id, against: user, power, score };
    if (!turn.choose('duel', { seat, about, options: [true, false] })) return false;
    const roll = turn.roll('duel', duelPool(granted), about, seat);
    turn.emit({ type: 'rolled', purpose: 'duel', roll, rule: 'UC-SW-PWR-DUEL-DE-FORCE', figure: bearer.id, target: user });
    return roll.score > score;
  },
};
