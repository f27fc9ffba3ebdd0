import type { FigureIn } from '@escarmouche/skirmish';
import type { Aim } from '../aim.ts';
import { attackableOf } from '../attacks/attackable.ts';
import type { Manned } from '../game.ts';
import { patientsOf, skillsFor, startOf } from '../healing.ts';
import { nearestOf } from '../group/people.ts';
import { missionOf } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { one } from './soldier.ts';

/** Goes to the nearest wounded NPC and heals it; attacks where nobody wounded is within reach (AI-MIS-SOIGNANT). */
export function healer<S extends Manned, C>(situation: Situation<S, C>): Aim<S> {
  const { state, npc, pcs, options, friends, done } = situation;
  const { wounded, reachable, atHand } = patientsOf(situation);
  const names: Aim<S>['names'] = (among, from) => one(nearestOf(state, from, among));
  const common = { rule: 'AI-MIS-SOIGNANT', names, charged: pcs, incidental: () => false } as const;
  const attackable = attackableOf(situation);
  const target = nearestOf(state, npc, attackable);
  const began = startOf(situation);
  const hadTarget = began === npc ? target !== undefined : situation.shots(began, true).length > 0;
  const attacks = options['healer.reach'] === 'now' && target && hadTarget && atHand.length === 0 && !reachable.includes(npc);
  const first = attacks ? [] : reachable;
  const nearest = nearestOf(state, npc, first.length === 0 || first.includes(npc) ? wounded : first);
  const [skill] = nearest ? skillsFor(situation, nearest) : [];
  const goal =
    nearest && skill ? { goal: { kind: 'patient' as const, figure: nearest, body: skill.body(nearest.id), reach: skill.reach } } : {};
  if (first.length > 0) return { ...common, ...goal, patients: first, obliged: 'heal', allowed: [] };
  if (target) {
    const hunt = nearest ? { ...goal, wayFirst: true as const } : { goal: { kind: 'pc' as const, figure: target } };
    return { ...common, ...hunt, target, obliged: 'attack', allowed: attackable };
  }
  if (nearest) return { ...common, ...goal, allowed: pcs, incidental: () => true };
  const company = nearestOf(
    state,
    npc,
    friends.filter((friend: FigureIn<S>) => missionOf(state, friend.id).type !== 'healer'),
  );
  return {
    ...common,
    ...(company ? { goal: { kind: 'friend', figure: company } } : !done.includes('shot') && { holds: true }),
    allowed: pcs,
    incidental: () => true,
  };
}
