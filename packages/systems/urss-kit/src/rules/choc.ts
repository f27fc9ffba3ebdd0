import { sheetOf } from '@escarmouche/skirmish';
import { PACE } from '@escarmouche/space';
import { isBare } from '../arms.ts';
import { bareHanded } from '../bare-hands.ts';
import { change } from '../dice.ts';
import { profileLevel } from '../levels.ts';
import { hostilePower, lasting, thisTurn } from '../powers.ts';
import type { RollContext } from '../roll-context.ts';
import type { State } from '../state.ts';
import { forceDuel } from './duel-de-force.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

const ID = 'choc';
const RULE = 'UK-PWR-CHOC';
const LEVEL = -2;

/** The change to the replaced level, by option and if that is worse. */
function replacing(state: State, { purpose, figure, arms = [] }: RollContext): number {
  const { skills } = sheetOf(state, figure.id);
  const skill = purpose === 'combat' ? 'combat' : (arms[0]?.skill ?? 'shooting');
  const own = purpose === 'combat' && isBare(arms) ? bareHanded(state, figure.id, 'combat') : profileLevel(skills, skill);
  return Math.min(0, LEVEL - own.levels);
}

/** An enemy within 5 paces fights and shoots two levels worse this turn (UK-PWR-CHOC). */
export const shock = hostilePower({
  id: ID,
  cites: [RULE],
  force: true,
  cost: 1,
  range: 5 * PACE,
  needs: forceSensitive.id,
  counters: [forceDuel.id],
  ...lasting(thisTurn(ID)),
  effect: {
    changes(state, roll) {
      if (roll.purpose !== 'combat' && roll.purpose !== 'shooting') return [];
      const levels = state.scene.options['choc.mode'] === 'absolute' ? replacing(state, roll) : LEVEL;
      return levels === 0 ? [] : [change(RULE, levels)];
    },
  },
});
