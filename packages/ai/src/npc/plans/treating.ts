import type { Manned } from '../game.ts';
import { healingEnds, heals, skillsFor } from '../healing.ts';
import { moveOnly } from './movements.ts';
import type { Plan } from './plan.ts';
import { standing } from './planned-attacks.ts';
import type { Planner } from './planner.ts';

/** [heal] where the patient is within reach, [walk, heal] otherwise, by the skill that gives back most (AI-MDA-PLANS b). */
export function healing<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const [patient] = aim.patients ?? [];
  if (!patient) return [];
  const healed = { heals: patient, obeys: true };
  for (const skill of skillsFor(situation, patient)) {
    if (heals(situation, skill, patient)) {
      return [{ actions: ['heal', 'nothing'], first: skill.command(patient.id), there: standing(situation), length: 0, ...healed }];
    }
    const walks = moveOnly(planner, healingEnds(situation, skill, patient));
    if (walks.length > 0) return walks.map((plan) => ({ ...plan, ...healed, actions: ['walk', 'heal'] }));
  }
  return [];
}
