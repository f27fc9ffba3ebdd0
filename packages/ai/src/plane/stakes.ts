import type { FigureId } from '@escarmouche/skirmish';
import type { Objective, ScenarioState } from '@escarmouche/skirmish/plane';
import { carries, importance, openObjectives, spared } from './goals.ts';

/** How much more the loss of a figure counts that an objective hangs on. */
const STAKE: Readonly<Record<Exclude<Objective['type'], 'hold'>, number>> = { eliminate: 2, reach: 1 / 2, escort: 2, carry: 2, survive: 1 };

/** How much the loss of a figure counts, for both sides: 1 where no objective hangs on it. Depends on how far the scenario has come alone. */
export function stakeOf(state: ScenarioState, id: FigureId): number {
  if (!state.scenario) return 1;
  let stake = 1;
  for (const objective of openObjectives(state)) stake += shareOf(state, objective, id) * importance(state, objective);
  return stake;
}

function shareOf(state: ScenarioState, objective: Objective, id: FigureId): number {
  if (objective.type === 'hold') return 0;
  const hangsOnIt = objective.type === 'carry' ? carries(state, objective.token, id) : objective.who.includes(id);
  if (!hangsOnIt) return 0;
  return objective.type === 'survive' ? STAKE.survive / (1 + spared(state, objective)) : STAKE[objective.type];
}
