import { allied, alliesOf, figureOf, inPlay } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { below } from '@escarmouche/space';
import type { Art } from './power.ts';
import { lasting, power } from './powers.ts';
import type { Rule } from './rule.ts';
import type { Figure, State } from './state.ts';

const RADIUS = 5000;

/** Does the ward of a figure protect another: an ally at less than 5 paces, and by option the user itself (UC-SYS-SIDES)? */
function protects(state: State, user: Figure, target: Figure): boolean {
  if (target.id === user.id) return state.scene.options['allies.includeSelf'] === 'yes';
  return inPlay(target) && allied(state, user.id, target.id) && below(distanceBetween(state, user, target), RADIUS);
}

const isAura = ({ scene }: State): boolean => scene.options['ward.mode'] === 'aura';

/** A power that gives a save to allies near at its use, wherever they go then; by option to those near when they are hurt (UC-SYS-DURATION). */
export function wardingPower(id: string, source: string, art: Art): Rule {
  return power({
    id,
    cites: [source],
    art,
    ...lasting((state, { user }) => {
      const on = isAura(state) ? [user] : [user, ...alliesOf(state, user.id)].filter((ally) => protects(state, user, ally));
      return on.map((ally) => ({ rule: id, on: ally.id, by: user.id }));
    }),
    effect: {
      reaches: (state, { by }) => (isAura(state) ? (near) => protects(state, figureOf(state, by), near) : undefined),
      saves(state, _attack, target, { on, by }) {
        const saved = isAura(state) ? protects(state, figureOf(state, by), target) : on === target.id;
        return saved ? [{ level: 'malus', class: 'effect', source }] : [];
      },
    },
  });
}
