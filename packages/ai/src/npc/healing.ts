import { figureOf, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { distance, within } from '@escarmouche/space';
import { ghostAt } from '../plane/ghost.ts';
import type { End } from './ground/end.ts';
import type { HealingSkill, Manned } from './game.ts';
import { byNearness } from './people.ts';
import type { Situation } from './situation.ts';

interface Patients<S extends Manned> {
  /** Wounded friends, the nearest first. */
  readonly wounded: readonly FigureIn<S>[];
  /** Those that a legal sequence of this activation heals. */
  readonly reachable: readonly FigureIn<S>[];
  /** Those within reach of the skill without a step. */
  readonly now: readonly FigureIn<S>[];
}

/** Patients of a healer, and who of them can be healed in this activation (AI-MIS-SOIGNANT 1). */
export function patientsOf<S extends Manned, C>(situation: Situation<S, C>): Patients<S> {
  const { npcGame, state, npc, friends } = situation;
  const [skill] = npcGame.binding.healing(state, npc);
  if (!skill) return { wounded: [], reachable: [], now: [] };
  const able = (friend: FigureIn<S>): boolean => skill.patients.includes(friend.id);
  const roles = state.scene.npcs?.roles ?? {};
  const fallen = skill.patients
    .map((id) => figureOf(state, id))
    .filter((one) => one.id !== npc.id && roles[one.id] && !friends.includes(one));
  const wounded = byNearness(state, npc, [...friends.filter(able), ...fallen]);
  const now = wounded.filter((one) => isWithin(situation, skill, npc, one) && skill.cost <= situation.left.actions);
  const reachable = wounded.filter((one) => now.includes(one) || healingEnds(situation, skill, one).length > 0);
  const self = reachable.length === 0 && skill.patients.includes(npc.id) && skill.cost <= situation.left.actions ? [npc] : [];
  return { wounded, reachable: [...reachable, ...self], now };
}

/** Ends of a walk after which a friend can be healed in the same activation. */
export function healingEnds<S extends Manned, C>(situation: Situation<S, C>, skill: HealingSkill, patient: FigureIn<S>): readonly End<C>[] {
  if (skill.cost + 1 > situation.left.actions) return [];
  return situation.ends().filter(({ at, length }) => length > 0 && isWithin(situation, skill, ghostAt<S>(situation.npc, at), patient));
}

export function isWithin<S extends Manned, C>(
  { state }: Situation<S, C>,
  { reach, body }: HealingSkill,
  from: FigureIn<S>,
  patient: FigureIn<S>,
): boolean {
  return within(distance(bodyOf(state, from), body(patient.id)), reach);
}
