import { explode, strengthTest } from '../explosion.ts';
import { seatOf } from '../figures.ts';
import { valueOf } from '../registry.ts';
import type { Rule } from '../rule.ts';

/** Explodes in the cube of its target, without a test to hit. */
export const frag: Rule = {
  id: 'frag',
  cites: ['DZ-ABIL-FRAG', 'DZ-SHOOT-FRAG-WEAPON'],
  title: { fr: 'Frag', en: 'Frag' },
  sweeps: () => 'damage',
  strikesWith: (granted) => strengthTest(valueOf(granted)),
  bursts(turn, { shooter, weapon, at }, granted) {
    explode(turn, { at, strength: valueOf(granted), ap: weapon.ap, seat: seatOf(turn.state, shooter), rule: 'DZ-ABIL-FRAG' });
  },
};
