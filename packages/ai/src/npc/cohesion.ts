import { bodyOf } from '@escarmouche/skirmish/plane';
import { distance, PACE } from '@escarmouche/space';
import type { Template } from './behaviours/template.ts';
import { runsTowards } from './running.ts';
import type { Manned } from './game.ts';
import type { Plan } from './plan.ts';
import { moveOnly, walkAndAttack } from './movements.ts';
import { attackNow } from './planned-attacks.ts';
import type { Planner } from './planner.ts';

const NEAR = PACE;

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
  const others = [
    ...(stays ? attackNow(planner) : []),
    ...walkAndAttack(planner, situation.ends()),
    ...moveOnly(planner, situation.ends()),
    ...moveOnly(planner, runsTowards({ ...planner, aim: { ...aim, goal: { kind: 'friend', figure: chief } } }, 'run')),
  ];
  const brought = others.filter(isNear);
  if (brought.length > 0) return { ...template, plans: brought };
  return stays && template.plans.length === 0 ? template : { ...template, plans: [...template.plans, ...others] };
}
