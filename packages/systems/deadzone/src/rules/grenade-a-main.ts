import type { Rule } from '../rule.ts';
import { rollTest } from '../roll.ts';
import { throwTest } from '../shoot.ts';
import { dropFrom, scatterThing } from '../thrown-thing.ts';

/** Thrown at a cube, by a Shoot test without modifiers; a throw that fails goes off in a cube beside it. */
export const grenade: Rule = {
  id: 'grenade-a-main',
  cites: ['DZ-ABIL-GRENADE'],
  title: { fr: 'Grenade', en: 'Grenade' },
  unmodified: () => true,
  lands(turn, { at, ...by }) {
    const test = throwTest(turn.state, by);
    const isIn = test !== undefined && rollTest(turn, test).successes > 0;
    return isIn ? dropFrom(turn, at) : scatterThing(turn, at);
  },
};
