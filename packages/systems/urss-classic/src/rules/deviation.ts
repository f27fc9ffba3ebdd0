import { groupOf } from '@escarmouche/skirmish';
import { strayChances, strayed } from '@escarmouche/skirmish/plane';
import type { Rule } from '../rule.ts';
import type { Figure } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'deviation';
const RULE = 'UC-ATTR-DEVIATION';

function twoDice(turn: Turn, shooter: Figure): readonly [number, number] {
  const about = { figure: shooter.id };
  const roll = turn.roll(ID, { dice: 2, faces: 6, modifiers: [] }, about, groupOf(turn.state, shooter.id).seat);
  turn.emit({ type: 'rolled', purpose: ID, roll, rule: RULE, figure: shooter.id });
  const [a = 1, b = 1] = roll.faces;
  return [a, b];
}

/** Of 15 pairs of unlike dice 5 have a 1 for the lower one, 4 a 2 … */
const DISTANCES = [1, 2, 3, 4, 5].map((paces) => ({ paces, chance: (6 - paces) / 15 }));

/** A miss strays by the lower of two unlike dice, in a direction of two more (UC-ATTR-DEVIATION). */
export const deviation: Rule = {
  id: ID,
  cites: [RULE],
  rolls: {
    title: { fr: 'Déviation', en: 'Deviation' },
    told: { fr: 'déviation', en: 'deviation' },
    written: ['deviation', 'déviation', 'direction', 'distance'],
    apart: true,
  },
  givenTo: (options, { id }) => options['grenade.deviation'] === 'yes' && /^grenades(-\d+)?$/.test(id),
  strays: {
    to(turn, shooter, aimedAt) {
      let [one, other] = twoDice(turn, shooter);
      while (one === other) [one, other] = twoDice(turn, shooter);
      const [a, b] = twoDice(turn, shooter);
      const at = strayed(turn.state, shooter, aimedAt, Math.min(one, other), (a - 1) * 6 + (b - 1));
      if (!at) turn.emit({ type: 'noEffect', figure: shooter.id, rule: RULE });
      return at;
    },
    chances: (state, shooter, aimedAt) => strayChances(state, shooter, aimedAt, DISTANCES),
  },
};
