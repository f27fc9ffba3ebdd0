import { groupOf } from '@escarmouche/skirmish';
import { strayed } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
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
    chances(state, shooter, aimedAt) {
      const falls: { at: Place; chance: number }[] = [];
      for (let paces = 1; paces <= 5; paces++) {
        for (let steps = 0; steps < 36; steps++) {
          const at = strayed(state, shooter, aimedAt, paces, steps);
          if (at) falls.push({ at, chance: (6 - paces) / 15 / 36 });
        }
      }
      return falls;
    },
  },
};
