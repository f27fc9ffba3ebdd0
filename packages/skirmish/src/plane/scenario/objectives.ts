import { contains } from '@escarmouche/space';
import { figureOf, figuresInPlay, groupOf, inPlay, type FigureId } from '../../roster.ts';
import type { PlaneFigure } from '../state.ts';
import { arrivingLater, type ScenarioState } from './scenario.ts';
import type { NamedZone, Objective } from './schema.ts';

/** When objectives are looked at: after an action, or at the end of a turn. */
export type Moment = 'action' | 'turnEnd';

const momentOf: Record<Objective['type'], Moment> = {
  eliminate: 'action',
  reach: 'action',
  escort: 'action',
  carry: 'action',
  hold: 'turnEnd',
  survive: 'turnEnd',
};

/** Objectives met now; a held objective is met anew at the end of every turn. */
export function metNow<S extends ScenarioState>(state: S, moment: Moment): readonly Objective[] {
  const open = (state.scene.scenario?.objectives ?? []).filter(({ id, type }) => type === 'hold' || !state.scenario?.met[id]);
  return open.filter((objective) => momentOf[objective.type] === moment && isMet(state, objective));
}

function isMet(state: ScenarioState, objective: Objective): boolean {
  const { now, of } = countOf(state, objective);
  return now >= of && (objective.type !== 'survive' || state.turn >= objective.turn);
}

/** Progress of an objective: so many of so many. */
export interface Count {
  readonly now: number;
  readonly of: number;
}

const count = (who: readonly FigureId[], is: (id: FigureId) => boolean): number => who.filter(is).length;

export function countOf(state: ScenarioState, objective: Objective): Count {
  switch (objective.type) {
    case 'eliminate':
      return { now: count(objective.who, (id) => isGone(state, id)), of: objective.who.length };
    case 'reach':
      return { now: count(objective.who, (id) => standsIn(state, id, objective.zone)), of: objective.count };
    case 'escort':
      return { now: count(objective.who, (id) => standsIn(state, id, objective.zone)), of: objective.who.length };
    case 'carry': {
      const { by } = state.scenario?.tokens[objective.token] ?? {};
      const isThere = by !== undefined && groupOf(state, by).side === objective.side && standsIn(state, by, objective.zone);
      return { now: isThere ? 1 : 0, of: 1 };
    }
    case 'hold': {
      const there = state.scene.roster.filter((id) => standsIn(state, id, objective.zone));
      const now = count(there, (id) => groupOf(state, id).side === objective.side);
      return { now, of: there.length - now + 1 };
    }
    case 'survive':
      return { now: count(objective.who, (id) => inPlay(figureOf(state, id))), of: objective.count };
  }
}

/** Can a side without any hindrance still meet the objective? */
export function isStillPossible(state: ScenarioState, objective: Objective): boolean {
  switch (objective.type) {
    case 'eliminate':
      return true;
    case 'reach':
    case 'survive':
      return objective.who.filter((id) => !isGone(state, id)).length >= objective.count;
    case 'escort':
      return objective.who.every((id) => !isGone(state, id));
    case 'carry':
    case 'hold':
      return figuresInPlay(state).some(({ id }) => groupOf(state, id).side === objective.side);
  }
}

/** Out of play, and not about to come. */
function isGone(state: ScenarioState, id: FigureId): boolean {
  const { scenario } = state.scene;
  const { posture } = figureOf(state, id);
  return !inPlay({ id, posture }) && !(posture === 'reserve' && scenario && arrivingLater(scenario).includes(id));
}

/** Is the centre of its base in the zone, whatever its level? */
export function standsIn(state: ScenarioState, id: FigureId, zone: string): boolean {
  const figure: PlaneFigure = figureOf(state, id);
  const found = zoneNamed(state, zone);
  return inPlay(figure) && found !== undefined && contains(found.shape, figure);
}

export function zoneNamed({ scene }: ScenarioState, id: string): NamedZone | undefined {
  return scene.scenario?.zones.find((zone) => zone.id === id);
}
