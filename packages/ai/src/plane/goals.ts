import type { Text } from '@escarmouche/referee';
import { allied, alliesOf, figureOf, figuresInPlay, groupOf, inPlay, type FigureId } from '@escarmouche/skirmish';
import {
  isStillPossible,
  standsIn,
  zoneNamed,
  type NamedZone,
  type Objective,
  type PlaneFigure,
  type ScenarioState,
} from '@escarmouche/skirmish/plane';
import { distanceToShape, PACE, span, type Place } from '@escarmouche/space';
import { nearest } from './nearest.ts';

/** The goal of a figure: the most pressing demand of its scenario. */
export interface Goal {
  readonly aim: GoalAim;
  /** Worth of being there, in vitality points. */
  readonly weight: number;
  /** Reason of a movement, as a clause of a sentence. */
  readonly reason: Text;
  /** Does the figure keep all its caution, however long the battle? */
  readonly wary: boolean;
}

/** To stand in a zone, to stand at a place, to come near a figure, or to keep away from all enemies. */
type GoalAim =
  | { readonly to: 'ground'; readonly zone: NamedZone }
  | { readonly to: 'place'; readonly at: Place }
  | { readonly to: 'figure'; readonly id: FigureId }
  | { readonly to: 'safety' };

/** An objective's demand on a figure, with the share that hangs on that figure. */
interface Part {
  readonly aim: GoalAim;
  readonly share: number;
  readonly wary?: boolean;
}

/** Distance at which a goal counts half as much. */
const FAR = 10 * PACE;
/** Turns that a battle without a last one is taken to have. */
const TURNS = 6;
/** Share of a supporting part: escorts, the second figure at a token, chasers of its carrier, figures that keep away. */
const HELP = 0.5;
/** Share of a figure that goes after an enemy of an objective: small, for the stake of that enemy's loss counts already. */
const CHASE = 0.2;
/** Worth of a fight that may drive an enemy from a place that matters most. */
const OUSTING = 0.3;

/** The most important goal of a figure where it stands; none in a battle without a scenario. */
export function goalOf(state: ScenarioState, figure: PlaneFigure): Goal | undefined {
  let best: Goal | undefined;
  let most = 0;
  for (const objective of openObjectives(state)) {
    const mine = groupOf(state, figure.id).side === objective.side;
    const part = mine ? ownPart(state, figure, objective) : hinderingPart(state, figure, objective);
    if (!part) continue;
    const weight = part.share * importance(state, objective) * urgency(state);
    const pressing = weight / (FAR + distanceTo(state, figure, part.aim));
    if (pressing <= most) continue;
    most = pressing;
    best = { aim: part.aim, weight, reason: reasonOf(objective, mine), wary: part.wary ?? false };
  }
  return best;
}

/** Objectives that may still be met. */
export function openObjectives(state: ScenarioState): readonly Objective[] {
  const objectives = state.scene.scenario?.objectives ?? [];
  return objectives.filter((one) => (one.type === 'hold' || !state.scenario?.met[one.id]) && isStillPossible(state, one));
}

/** Importance of an objective beside the others: 1 if it wins or brings the most points. */
export function importance({ scene: { scenario } }: ScenarioState, objective: Objective): number {
  const turns = scenario?.turns ?? TURNS;
  const brings = ({ type, points }: Objective): number => points * (type === 'hold' ? turns : 1);
  const most = Math.max(1, ...(scenario?.objectives ?? []).map(brings));
  return objective.wins ? 1 : brings(objective) / most;
}

/** Weight of goals by the turn: greater the nearer the last one is. */
function urgency({ turn, scene: { scenario } }: ScenarioState): number {
  return scenario?.turns === undefined ? 1 : 1 / 2 + turn / scenario.turns;
}

/** Worth of a fight for an enemy's place, or for the token the enemy carries, whatever either loses. */
export function worthOfOusting(state: ScenarioState, enemy: PlaneFigure): number {
  let worth = 0;
  for (const objective of openObjectives(state)) {
    const isInTheWay =
      objective.type === 'hold'
        ? standsIn(state, enemy.id, objective.zone)
        : objective.type === 'carry' && carries(state, objective.token, enemy.id);
    if (isInTheWay) worth = Math.max(worth, OUSTING * importance(state, objective) * urgency(state));
  }
  return worth;
}

/** Demand on a figure by an objective of its own side. */
function ownPart(state: ScenarioState, figure: PlaneFigure, objective: Objective): Part | undefined {
  switch (objective.type) {
    case 'eliminate':
      return chase(state, figure, objective.who);
    case 'reach':
      return objective.who.includes(figure.id) ? stand(state, objective.zone) : undefined;
    case 'escort':
      return objective.who.includes(figure.id) ? stand(state, objective.zone, 1, true) : stand(state, objective.zone, HELP);
    case 'carry':
      return carries(state, objective.token, figure.id) ? stand(state, objective.zone, 1, true) : fetch(state, figure, objective.token);
    case 'hold':
      return hold(state, figure, objective.zone);
    case 'survive':
      return keepAway(state, figure, objective.who);
  }
}

/** Demand on a figure by an objective of another side that can be hindered. */
function hinderingPart(state: ScenarioState, figure: PlaneFigure, objective: Objective): Part | undefined {
  switch (objective.type) {
    case 'eliminate':
      return keepAway(state, figure, objective.who);
    case 'reach':
    case 'escort':
    case 'survive':
      return chase(state, figure, objective.who);
    case 'carry':
      return carries(state, objective.token, figure.id)
        ? { aim: { to: 'safety' }, share: HELP, wary: true }
        : fetch(state, figure, objective.token);
    case 'hold':
      return hold(state, figure, objective.zone);
  }
}

function stand(state: ScenarioState, id: string, share = 1, wary = false): Part | undefined {
  const zone = zoneNamed(state, id);
  return zone && { aim: { to: 'ground', zone }, share, wary };
}

/** Number of figures that may still be lost, of those that have to survive. */
export function spared(state: ScenarioState, { who, count }: Extract<Objective, { type: 'survive' }>): number {
  return Math.max(0, who.filter((id) => inPlay(figureOf(state, id))).length - count);
}

/** Pursuit of the nearest of some enemies. */
function chase(state: ScenarioState, figure: PlaneFigure, who: readonly FigureId[], share = CHASE): Part | undefined {
  const prey = nearest(
    figure,
    who.map((id) => figureOf(state, id)).filter((one) => inPlay(one) && !allied(state, figure.id, one.id)),
  );
  return prey && { aim: { to: 'figure', id: prey.id }, share };
}

/** A figure that an objective depends on keeps away from enemies, where it has friends to fight them. */
function keepAway(state: ScenarioState, { id }: PlaneFigure, who: readonly FigureId[]): Part | undefined {
  const hasGuards = alliesOf(state, id).some((ally) => !who.includes(ally.id));
  return who.includes(id) && hasGuards ? { aim: { to: 'safety' }, share: HELP, wary: true } : undefined;
}

/** The side with more figures in a zone holds it: the more figures it has to spare there, the less another one is needed. */
function hold(state: ScenarioState, figure: PlaneFigure, zone: string): Part | undefined {
  const there = figuresInPlay(state).filter(({ id }) => id !== figure.id && standsIn(state, id, zone));
  const ours = there.filter(({ id }) => allied(state, figure.id, id)).length;
  const surplus = 2 * ours - there.length;
  return stand(state, zone, surplus > 0 ? HELP / surplus : 1);
}

/** A token on the table is fetched by the two figures of a side nearest to it; a token carried by an enemy is chased by all. */
function fetch(state: ScenarioState, figure: PlaneFigure, token: string): Part | undefined {
  const found = state.scenario?.tokens[token];
  if (!found) return undefined;
  if (found.by !== undefined) return chase(state, figure, [found.by], HELP);
  const nearer = alliesOf(state, figure.id).filter((ally) => span(ally, found.at) < span(figure, found.at)).length;
  return nearer < 2 ? { aim: { to: 'place', at: found.at }, share: nearer === 0 ? 1 : HELP } : undefined;
}

export function carries({ scenario }: ScenarioState, token: string, id: FigureId): boolean {
  return scenario?.tokens[token]?.by === id;
}

function distanceTo(state: ScenarioState, figure: PlaneFigure, aim: GoalAim): number {
  switch (aim.to) {
    case 'ground':
      return distanceToShape(aim.zone.shape, figure);
    case 'place':
      return span(figure, aim.at);
    case 'figure':
      return span(figure, figureOf(state, aim.id));
    case 'safety':
      return 0;
  }
}

function reasonOf({ name }: Objective, mine: boolean): Text {
  return mine
    ? { fr: `Objectif : ${name.fr}`, en: `Objective: ${name.en}` }
    : { fr: `Pour empêcher : ${name.fr}`, en: `To prevent: ${name.en}` };
}
