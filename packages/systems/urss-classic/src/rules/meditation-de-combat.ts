import { alliesOf, figureOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/plane';
import { below } from '@escarmouche/space';
import { power } from '../powers.ts';
import type { Figure, State } from '../state.ts';

const ID = 'meditation-de-combat';
const RADIUS = 5000;

/** Those whom a meditation protects: allies at less than 5 paces, and by option the user (UC-SYS-SIDES). */
function protectedBy(state: State, user: Figure): readonly Figure[] {
  const self = state.scene.options['allies.includeSelf'] === 'yes' ? [user] : [];
  return [...self, ...alliesOf(state, user.id).filter((ally) => below(distanceBetween(state, user, ally), RADIUS))];
}

/** A save for allies near when it is used, wherever they go then; by option for those who are near when they are hurt (UC-SW-PWR-MEDITATION, UC-SYS-DURATION). */
export const battleMeditation = power({
  id: ID,
  cites: ['UC-SW-PWR-MEDITATION'],
  works(turn, { user }) {
    const aura = turn.state.scene.options['ward.mode'] === 'aura';
    const on = aura ? [user] : protectedBy(turn.state, user);
    for (const { id } of on) turn.emit({ type: 'effectBegan', effect: { rule: ID, on: id, by: user.id } });
  },
  effect: {
    saves(state, _attack, target, { on, by }) {
      const aura = state.scene.options['ward.mode'] === 'aura';
      const saved = aura ? protectedBy(state, figureOf(state, by)).includes(target) : on === target.id;
      return saved ? [{ level: 'malus', class: 'effect', source: 'UC-SW-PWR-MEDITATION' }] : [];
    },
  },
});
