import type { Text } from '@escarmouche/referee';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type Behaviour } from '@escarmouche/skirmish/plane';
import { distance, PACE } from '@escarmouche/space';
import type { Template } from '../behaviours/template.ts';
import { runsTowards } from '../plans/running.ts';
import type { Manned } from '../game.ts';
import type { Plan } from '../plans/plan.ts';
import { attackAndWalk, moveOnly, walkAndAttack } from '../plans/movements.ts';
import { attackNow } from '../plans/planned-attacks.ts';
import type { Planner } from '../plans/planner.ts';
import { healing } from '../plans/treating.ts';

const NEAR = PACE;
const FOLLOWS: Text = { fr: 'Suit son chef plutôt que son comportement.', en: 'Follows its chief rather than its behaviour.' };
const NEARS: Text = { fr: 'Trop loin de son chef, s’en rapproche au plus près.', en: 'Too far from its chief, comes as near as it can.' };

/**
 * Plans of a controlled NPC: where any sequence of actions ends within a pace of its chief only such count, even against the behaviour's template, those of
 * the template first; where none does, all count and the nearest is taken (AI-MIS-CHEF-COHESION).
 */
export function cohesive<S extends Manned, C>(planner: Planner<S, C>, template: Template<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  const { chief, state, behaviour, options, npc } = situation;
  if (!chief || behaviour === 'static') return template;
  const charges = template.plans.filter(({ attack }) => attack?.attack.how === 'fight' && aim.obliged === 'attack');
  if (options['chief.charge'] === 'excused' && charges.length > 0) return { ...template, plans: charges };
  const isNear = ({ there }: Plan<S, C>): boolean => distance(bodyOf(state, there), bodyOf(state, chief)) <= NEAR + 1;
  const kept = template.plans.filter(isNear);
  if (kept.length > 0) return { ...template, plans: kept };
  const stays = distance(bodyOf(state, npc), bodyOf(state, chief)) <= NEAR + 1;
  const two = attacks(behaviour) && situation.left.actions > 1;
  const walked = two ? walkAndAttack(planner, situation.ends()) : [];
  const likeTemplate = behaviour === 'walker' || behaviour === 'rusher' ? walked.filter(isNear) : [];
  if (likeTemplate.length > 0) return { ...template, says: behaviour === 'walker' ? template.says : FOLLOWS, plans: likeTemplate };
  const others = [
    ...(stays && attacks(behaviour) ? attackNow(planner) : []),
    ...(two ? attackAndWalk(planner, situation.ends()) : []),
    ...healAndWalk(planner),
    ...walked,
    ...moveOnly(planner, situation.ends()),
    ...moveOnly(planner, runsTowards({ ...planner, aim: { ...aim, goal: { kind: 'friend', figure: chief } } }, 'run')),
  ];
  const brought = others.filter(isNear);
  if (brought.length > 0) return { ...template, says: FOLLOWS, plans: brought };
  return stays && template.plans.length === 0 ? template : { ...template, says: NEARS, plans: [...template.plans, ...others] };
}

/** A Harceleur that follows its chief attacks by its own template alone. */
const attacks = (behaviour: Behaviour): boolean => behaviour !== 'stalker';

/** [heal, walk]: the healing of a patient within reach, then a walk. */
function healAndWalk<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation } = planner;
  const now = situation.left.actions > 1 ? healing(planner).filter(({ length }) => length === 0) : [];
  return now.flatMap((plan) =>
    moveOnly(planner, situation.ends()).map(({ there, length }) => ({ ...plan, actions: ['heal', 'walk'] as const, there, length })),
  );
}
