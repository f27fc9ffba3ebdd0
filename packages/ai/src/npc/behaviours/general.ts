import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import type { End } from '../ground/end.ts';
import { attackAndWalk, pivotAndAttack, walkAndAttack } from '../plans/movements.ts';
import { attackNow } from '../plans/planned-attacks.ts';
import type { Planner } from '../plans/planner.ts';
import { prepareAndAttack } from '../plans/preparing.ts';
import type { Plan } from '../plans/plan.ts';
import { firstOf, type Template } from './template.ts';

const ATTACKS: Text = { fr: 'Attaque de la façon la plus dommageable.', en: 'Attacks in the most damaging way.' };

/** [prepare, attack], [attack, leftover], [walk, attack] and [attack, walk], ranked together (AI-ACT-TEMPLATE-G). */
export function general<S extends Manned, C>(
  planner: Planner<S, C>,
  rule: string,
  isFit: (end: End<C>) => boolean = () => true,
): Template<S, C> {
  return firstOf(rule, [ATTACKS, () => generalPlans(planner, isFit)]);
}

function generalPlans<S extends Manned, C>(planner: Planner<S, C>, isFit: (end: End<C>) => boolean): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const now = isFit(stayOf(planner)) ? attackNow(planner) : [];
  if (situation.left.actions < 2) return now;
  const prepared = isFit(stayOf(planner)) ? prepareAndAttack(planner) : [];
  if (aim.holds) {
    const inFront = now.some(({ attack }) => attack?.selected);
    return [...now, ...prepared, ...(inFront ? [] : pivotAndAttack(planner))];
  }
  const ends = planner.ways().filter(isFit);
  return [...prepared, ...now, ...walkAndAttack(planner, chargeable(planner, ends)), ...attackAndWalk(planner, ends)];
}

/** Ends in contact with figures that may be charged count wherever they lie (AI-MDA-PLANS c). */
export function chargeable<S extends Manned, C>({ situation, aim }: Planner<S, C>, ends: readonly End<C>[]): readonly End<C>[] {
  if (aim.holds && situation.strikes.ranged) return ends;
  const charges = aim.charged.flatMap(({ id }) => situation.charges().get(id) ?? []);
  return [...new Set([...ends, ...charges])];
}

function stayOf<S extends Manned, C>({ situation: { npc } }: Planner<S, C>): End<C> {
  const { x, y, z, facing } = npc;
  return { at: { x, y, z }, length: 0, way: 0, touches: [], how: 'stay', facing, command: () => never() };
}

function never(): never {
  throw new Error('no command for staying');
}
