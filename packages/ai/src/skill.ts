import type { Random, Seat, System } from '@escarmouche/referee';
import { search, type Budget, type Model } from './search.ts';

export type Level = 'easy' | 'normal' | 'hard';

/** Skill of a player. */
export interface Skill {
  /** Budget of a decision; without iterations the best at first sight is taken. */
  readonly budget: Budget;
  /** Of a hundred decisions, how many fall on anything that looks worth trying. */
  readonly slips: number;
}

export const AT_SIGHT: Budget = { iterations: 0, turns: 0, depth: 0 };

/** The command that a player of some skill takes; `worth`: that of the best of several that were played on. */
export function chosenBy<Setup, S, C, E>(
  { budget, slips }: Skill,
  system: System<Setup, S, C, E>,
  model: Model<S, C>,
  view: S,
  seat: Seat,
  random: Random,
): { readonly command: C; readonly worth?: number } {
  if (slips > random(100)) {
    const some = model.candidates(view, seat, random);
    const slip = some[random(Math.max(1, some.length))];
    if (slip !== undefined) return { command: slip };
  }
  const [best, other] = budget.iterations > 0 ? search(system, model, view, seat, budget, random) : [];
  if (!best) return { command: model.policy(view, seat, random) };
  return { command: best.command, ...(other && { worth: best.worth }) };
}
