import { alliesOf, figureOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { below, PACE } from '@escarmouche/space';
import { inSight } from '../aiming.ts';
import { lasting, power } from '../powers.ts';
import type { Figure, State } from '../state.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

const ID = 'meditation-de-combat';
const RULE = 'UK-PWR-MEDITATION';
const RADIUS = 5 * PACE;

const isAura = ({ scene }: State): boolean => scene.options['ward.mode'] === 'aura';

/** Allies at less than 5 paces, the user among them by option; by option only those in its sight. */
function protectedBy(state: State, user: Figure): readonly Figure[] {
  const { options } = state.scene;
  const self = options['allies.includeSelf'] === 'yes' ? [user] : [];
  const near = alliesOf(state, user.id).filter((ally) => below(distanceBetween(state, user, ally), RADIUS));
  return [...self, ...(options['abilities.los'] === 'all' ? near.filter((ally) => inSight(state, user, ally)) : near)];
}

/** A save for allies near at its use, by option for those near when they are hurt, until the user is next activated (UK-PWR-MEDITATION). */
export const battleMeditation = power({
  id: ID,
  cites: [RULE],
  force: true,
  cost: 1,
  needs: forceSensitive.id,
  ...lasting((state, { user }) => {
    const on = isAura(state) ? [user] : protectedBy(state, user);
    return on.map((ally) => ({ rule: ID, on: ally.id, by: user.id, since: state.turn, until: 'next' }));
  }),
  effect: {
    saves(state, _attack, target, { on, by }) {
      const saved = isAura(state) ? protectedBy(state, figureOf(state, by)).includes(target) : on === target.id;
      return saved ? [{ value: 2, class: 'effect', source: RULE }] : [];
    },
  },
});
