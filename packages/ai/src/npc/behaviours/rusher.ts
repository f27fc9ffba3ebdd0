import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import { moveOnly } from '../plans/movements.ts';
import type { Planner } from '../plans/planner.ts';
import { runAndShoot } from '../plans/run-and-shoot.ts';
import { runsTowards } from '../plans/running.ts';
import type { Plan } from '../plans/plan.ts';
import { general } from './general.ts';
import { firstOf, type Template } from './template.ts';
import { walker } from './walker.ts';

const RUNS: Text = { fr: 'Court au plus près du but, des deux actions.', en: 'Runs as near to the goal as it can, with both actions.' };

const SHOOTS: Text = { fr: 'Court et tire en courant.', en: 'Runs, and shoots on the run.' };

/** Runs with both actions, unless an obligation takes one of them (AI-BEH-FONCEUR). */
export function rusher<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  const shooting = firstOf('AI-BEH-FONCEUR', [
    SHOOTS,
    () => (aim.obliged === 'heal' || situation.left.actions < 2 ? [] : runAndShoot(planner)),
  ]);
  if (shooting.plans.length > 0) return shooting;
  if (aim.urgent) return general(planner, 'AI-BEH-FONCEUR');
  const literal = situation.options['rusher.literal'] === 'yes' && aim.goal?.kind === 'pc';
  if (!aim.obliged || (literal && aim.obliged === 'attack')) {
    const runs = firstOf('AI-BEH-FONCEUR', [RUNS, () => nearer(planner, moveOnly(planner, runsTowards(planner, 'run')))]);
    if (runs.plans.length > 0) return runs;
  }
  return walker(planner, 'AI-BEH-FONCEUR');
}

/** Runs that bring the NPC nearer to its goal. */
export function nearer<S extends Manned, C>({ rem, here }: Planner<S, C>, plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] {
  return plans.filter(({ there }) => rem(there) < here());
}
