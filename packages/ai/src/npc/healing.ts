import { figureOf, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { distance, within } from '@escarmouche/space';
import { ghostAt } from '../plane/ghost.ts';
import type { End } from './ground/end.ts';
import type { HealingSkill, Manned } from './game.ts';
import { byNearness } from './group/people.ts';
import type { Situation } from './situation.ts';

interface Patients<S extends Manned> {
  /** Wounded friends, the nearest first. */
  readonly wounded: readonly FigureIn<S>[];
  /** Figures that a legal sequence of this activation heals. */
  readonly reachable: readonly FigureIn<S>[];
  /** Friends within reach of a skill without a step, where the healer stood before the straight walk that it has just made. */
  readonly atHand: readonly FigureIn<S>[];
}

/** Patients of a healer, and who of them can be healed in this activation (AI-MIS-SOIGNANT 1). */
export function patientsOf<S extends Manned, C>(situation: Situation<S, C>): Patients<S> {
  const { npcGame, state, npc, friends, left } = situation;
  const skills = npcGame.binding.healing(state, npc);
  const able = (friend: FigureIn<S>): boolean => skills.some(({ patients }) => patients.includes(friend.id));
  const roles = state.scene.npcs?.roles ?? {};
  const fallen = [...new Set(skills.flatMap(({ patients }) => patients))]
    .map((id) => figureOf(state, id))
    .filter((one) => one.id !== npc.id && roles[one.id] && !friends.includes(one));
  const wounded = byNearness(state, npc, [...friends.filter(able), ...fallen]);
  const reachable = wounded.filter((one) =>
    skillsFor(situation, one).some((skill) => heals(situation, skill, one) || comes(situation, skill, one)),
  );
  const began = startOf(situation);
  const atHand = wounded.filter((one) => skillsFor(situation, one).some((skill) => isWithin(situation, skill, began, one)));
  const self = reachable.length === 0 && skillsFor(situation, npc).some(({ cost }) => cost <= left.actions) ? [npc] : [];
  return { wounded, reachable: [...reachable, ...self], atHand };
}

/** The NPC where its activation began, as far as the battle remembers it: before the straight walk just made. */
export function startOf<S extends Manned, C>({ state, npc, done }: Situation<S, C>): FigureIn<S> {
  const from = done.at(-1) === 'walk' ? state.activation?.runUp?.from : undefined;
  return from ? ghostAt<S>(npc, from) : npc;
}

/** Healing skills for a patient: those that give back most in the mean first, of equal ones the cheaper (AI-MIS-SOIGNANT). */
export function skillsFor<S extends Manned, C>({ npcGame, state, npc }: Situation<S, C>, { id }: FigureIn<S>): readonly HealingSkill<C>[] {
  const skills = npcGame.binding.healing(state, npc).filter(({ patients }) => patients.includes(id));
  if (skills.length < 2) return skills;
  const valued = skills.map((skill) => ({ skill, gives: Math.round(skill.gives(id) * 1000) }));
  return valued.toSorted((a, b) => b.gives - a.gives || a.skill.cost - b.skill.cost).map(({ skill }) => skill);
}

/** Can the skill be used on a patient without a step? */
export const heals = <S extends Manned, C>(situation: Situation<S, C>, skill: HealingSkill, patient: FigureIn<S>): boolean =>
  skill.cost <= situation.left.actions && isWithin(situation, skill, situation.npc, patient);

const comes = <S extends Manned, C>(situation: Situation<S, C>, skill: HealingSkill, patient: FigureIn<S>): boolean =>
  healingEnds(situation, skill, patient).length > 0;

/** Ends of a walk after which a friend can be healed in the same activation. */
export function healingEnds<S extends Manned, C>(situation: Situation<S, C>, skill: HealingSkill, patient: FigureIn<S>): readonly End<C>[] {
  if (skill.cost + 1 > situation.left.actions) return [];
  return situation.ends().filter(({ at, length }) => length > 0 && isWithin(situation, skill, ghostAt<S>(situation.npc, at), patient));
}

function isWithin<S extends Manned, C>(
  { state }: Situation<S, C>,
  { reach, body }: HealingSkill,
  from: FigureIn<S>,
  patient: FigureIn<S>,
): boolean {
  return patient.id === from.id || within(distance(bodyOf(state, from), body(patient.id)), reach);
}
