import type { FigureId } from '@escarmouche/skirmish';
import type { Objective, ScenarioState } from '@escarmouche/skirmish/plane';
import { carries, importance, openObjectives, spared } from './goals.ts';

/** Extra weight of a loss for a figure that an objective depends on. */
const STAKE: Readonly<Record<Exclude<Objective['type'], 'hold'>, number>> = { eliminate: 2, reach: 1 / 2, escort: 2, carry: 2, survive: 1 };

/** Weight of the loss of a figure, for both sides: 1 where no objective depends on it. Follows the scenario's progress alone. */
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
