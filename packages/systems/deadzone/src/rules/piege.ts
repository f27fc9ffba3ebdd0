import { explode } from '../explosion.ts';
import { cubeOf, seatOf } from '../figures.ts';
import type { Rule } from '../rule.ts';

const STRENGTH = 3;

/** Explodes in the cube of whoever turns it over. Nobody controls it: the player of the Turn counts as the one who does. */
export const trap: Rule = {
  id: 'piege',
  cites: ['DZ-ITEM-TRAP'],
  title: { fr: 'Piège', en: 'Booby trap' },
  picked(turn, figure) {
    const seat = turn.state.turn?.seat ?? seatOf(turn.state, figure.id);
    explode(turn, { at: cubeOf(figure), strength: STRENGTH, ap: 0, seat, attacks: false, rule: 'DZ-ITEM-TRAP' });
  },
  worth: -1,
};
