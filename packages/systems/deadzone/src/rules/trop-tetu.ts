import { refuse } from '@escarmouche/referee';
import { figureTest } from '../dice.ts';
import { rollTest } from '../roll.ts';
import type { Rule } from '../rule.ts';

const SUCCESSES = 2;

/** For a Splat, the active figure may lose a damage counter. */
export const tooStubborn: Rule = {
  id: 'trop-tetu',
  cites: ['DZ-FACTION-TOO-STUBBORN-TO-DIE'],
  title: { fr: 'Trop têtu pour mourir', en: 'Too Stubborn to Die' },
  splat: {
    refusal: (_state, { counters }) =>
      counters > 0 ? undefined : refuse('DZ-FACTION-TOO-STUBBORN-TO-DIE', 'Elle est indemne.', 'It is undamaged.'),
    play(turn, { id }) {
      const { successes } = rollTest(turn, figureTest(turn.state, 'survive', id, {}, true));
      if (successes >= SUCCESSES) turn.emit({ type: 'healed', figure: id, points: 1, rule: 'DZ-FACTION-TOO-STUBBORN-TO-DIE' });
    },
  },
};
