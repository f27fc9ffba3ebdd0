import { healRefusal } from '../special.ts';
import type { Rule } from '../rule.ts';

/** A Special action takes a damage counter from a living figure of the cube, itself or another. */
export const medic: Rule = {
  id: 'medecin',
  cites: ['DZ-ABIL-MEDIC', 'DZ-ACT-SPECIAL'],
  title: { fr: 'Médic', en: 'Medic' },
  special: {
    refusal: (state, _figure, target) => healRefusal(state, target, 'DZ-ABIL-MEDIC'),
    play: (turn, _figure, { id }) => turn.emit({ type: 'healed', figure: id, points: 1, rule: 'DZ-ABIL-MEDIC' }),
  },
};
