import { figureOf } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import type { Act } from '../acting.ts';
import type { Manned } from '../game.ts';
import { skillsFor } from '../healing.ts';
import type { Plan } from '../plans/plan.ts';
import type { Situation } from '../situation.ts';
import type { Course } from './thought.ts';

/** The chosen plan as somebody would carry it out at a table; undefined for commands without one. */
export function courseOf<S extends Manned, C>({ situation, plan, command }: Act<S, C>): Course<C> | undefined {
  if (!plan) return undefined;
  const { x, y, z, facing } = plan.there;
  const next = nextOf(situation, plan);
  return {
    actions: [...plan.actions],
    at: { x, y, z },
    facing: facing as Vector,
    way: plan.way ?? plan.length,
    ...(plan.runUp !== undefined && { runUp: plan.runUp }),
    ...(next !== undefined && next !== command && { next }),
    ...(plan.attack && { target: plan.attack.attack.target.id }),
    ...(plan.heals && { heals: plan.heals.id }),
  };
}

/** The command after the first one, where the plan knows it: the attack or the healing from its end, the fight after a shot, the same once more. */
function nextOf<S extends Manned, C>(situation: Situation<S, C>, { actions, first, attack, heals, fights }: Plan<S, C>): C | undefined {
  const [one, other] = actions;
  const { state, npcGame } = situation;
  if (other === 'heal' && heals) return skillsFor(situation, figureOf(state, heals.id))[0]?.command(heals.id);
  if (fights) return npcGame.game.odds.fight.command(fights.id);
  if (one === other && one !== 'nothing') return first;
  return attack && attack.attack.command !== first ? attack.attack.command : undefined;
}
