import { alliesOf, figureOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/plane';
import { below } from '@escarmouche/space';
import type { Art } from './power.ts';
import { lasting, power } from './powers.ts';
import type { Rule } from './rule.ts';
import type { Figure, State } from './state.ts';

const RADIUS = 5000;

/** Figures that a ward protects: allies at less than 5 paces, and by option the user (UC-SYS-SIDES). */
function protectedBy(state: State, user: Figure): readonly Figure[] {
  const self = state.scene.options['allies.includeSelf'] === 'yes' ? [user] : [];
  return [...self, ...alliesOf(state, user.id).filter((ally) => below(distanceBetween(state, user, ally), RADIUS))];
}

/** A power that gives a save to allies near at its use, wherever they go then; by option to those near when they are hurt (UC-SYS-DURATION). */
export function wardingPower(id: string, source: string, art: Art): Rule {
  return power({
    id,
    cites: [source],
    art,
    ...lasting((state, { user }) => {
      const aura = state.scene.options['ward.mode'] === 'aura';
      const on = aura ? [user] : protectedBy(state, user);
      return on.map((ally) => ({ rule: id, on: ally.id, by: user.id }));
    }),
    effect: {
      saves(state, _attack, target, { on, by }) {
        const aura = state.scene.options['ward.mode'] === 'aura';
        const saved = aura ? protectedBy(state, figureOf(state, by)).includes(target) : on === target.id;
        return saved ? [{ level: 'malus', class: 'effect', source }] : [];
      },
    },
  });
}
