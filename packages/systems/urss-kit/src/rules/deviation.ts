import { groupOf } from '@escarmouche/skirmish';
import { strayChances, strayed } from '@escarmouche/skirmish/plane';
import { d2, ONE_DIE } from '../dice.ts';
import type { Rule } from '../rule.ts';
import type { Figure } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'deviation';
const RULE = 'UK-ATTR-DEVIATION';

function twoDice(turn: Turn, shooter: Figure): readonly [number, number] {
  const { seat } = groupOf(turn.state, shooter.id);
  const roll = turn.roll(ID, { ...ONE_DIE, dice: 2 }, { figure: shooter.id }, seat);
  turn.emit({ type: 'rolled', purpose: ID, roll, rule: RULE, figure: shooter.id });
  const [a = 1, b = 1] = roll.faces;
  return [a, b];
}

/** The lower of two unlike dice is 1, 2 or 3 in 12 pairs of 15, and 4 or 5 in the others. */
const DISTANCES = [
  { paces: 1, chance: 12 / 15 },
  { paces: 2, chance: 3 / 15 },
] as const;

/** A miss strays by a pace or two, in a direction of two more dice (UK-ATTR-DEVIATION). */
export const deviation: Rule = {
  id: ID,
  cites: [RULE],
  rolls: {
    title: { fr: 'Déviation', en: 'Deviation' },
    told: { fr: 'déviation', en: 'deviation' },
    written: ['deviation', 'déviation', 'direction', 'distance'],
  },
  strays: {
    to(turn, shooter, aimedAt) {
      let [one, other] = twoDice(turn, shooter);
      while (one === other) [one, other] = twoDice(turn, shooter);
      const [a, b] = twoDice(turn, shooter);
      const at = strayed(turn.state, shooter, aimedAt, d2(Math.min(one, other)), (a - 1) * 6 + (b - 1), aimedAt.z);
      if (!at) turn.emit({ type: 'noEffect', figure: shooter.id, rule: RULE });
      return at;
    },
    chances: (state, shooter, aimedAt) => strayChances(state, shooter, aimedAt, DISTANCES, aimedAt.z),
  },
};
