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

/** Objectives that are met now; one that is held is met anew at the end of every turn. */
export function metNow<S extends ScenarioState>(state: S, moment: Moment): readonly Objective[] {
  const open = (state.scene.scenario?.objectives ?? []).filter(({ id, type }) => type === 'hold' || !state.scenario?.met[id]);
  return open.filter((objective) => momentOf[objective.type] === moment && isMet(state, objective));
}

function isMet(state: ScenarioState, objective: Objective): boolean {
  switch (objective.type) {
    case 'eliminate':
      return objective.who.every((id) => isGone(state, id));
    case 'reach':
      return objective.who.filter((id) => standsIn(state, id, objective.zone)).length >= objective.count;
    case 'escort':
      return objective.who.every((id) => standsIn(state, id, objective.zone));
    case 'carry': {
      const { by } = state.scenario?.tokens[objective.token] ?? {};
      return by !== undefined && groupOf(state, by).side === objective.side && standsIn(state, by, objective.zone);
    }
    case 'hold':
      return isHeld(state, objective.zone, objective.side);
    case 'survive':
      return state.turn >= objective.turn && objective.who.filter((id) => inPlay(figureOf(state, id))).length >= objective.count;
  }
}

/** Can it still be met by a side that nobody hinders any more? */
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

/** More of the side stand in the zone than of all others together. */
function isHeld(state: ScenarioState, zone: string, side: string): boolean {
  const there = figuresInPlay(state).filter(({ id }) => standsIn(state, id, zone));
  return there.filter(({ id }) => groupOf(state, id).side === side).length * 2 > there.length;
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
