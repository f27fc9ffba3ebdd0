import { NOBODY, type Outcome, type Text } from '@escarmouche/referee';
import { figureOf, figuresInPlay, groupOf, type FigureId } from '../../roster.ts';
import { isPlayed, waitingForRoom } from './arrivals.ts';
import { isStillPossible } from './objectives.ts';
import { arrivingAfter, arrivingLater, type ScenarioState } from './scenario.ts';
import type { Objective, Scenario } from './schema.ts';

/** Why a battle ends in which nobody decides anything any more: figures that play by themselves would go on for ever. */
export const NOBODY_PLAYS: Text = {
  fr: 'Plus personne ne joue : il ne reste en jeu que des figurines qui se jouent d’elles-mêmes.',
  en: 'Nobody plays any more: only figures that play by themselves are left in play.',
};

const POINTS: Text = { fr: 'points', en: 'points' };

/** A scenario under way, or at its end. */
interface Going {
  readonly state: ScenarioState;
  readonly scenario: Scenario;
}

interface Ruled extends Going {
  /** Rule id of how a battle of a scenario ends. */
  readonly rule: string;
}

/** Outcome of a scenario's battle; undefined while the battle goes on. `lastTurnOver`: the last turn has ended. */
export function scenarioOutcome(state: ScenarioState, rule: string, lastTurnOver = false): Outcome | undefined {
  const { scenario } = state.scene;
  if (!scenario) return undefined;
  const ruled: Ruled = { state, scenario, rule };
  const won = wonBy(ruled);
  if (won) return ended(ruled, [won.side], won.name);
  const left = sidesLeft(ruled);
  if (left.length < 2) return nobodyHinders(ruled, left);
  if (nobodyPlays(ruled)) return ended(ruled, leadingOr(left, scoresOf(ruled)), NOBODY_PLAYS);
  if (!lastTurnOver) return undefined;
  return ended(ruled, leading(scoresOf(ruled)), { fr: 'Le dernier tour est joué.', en: 'The last turn has been played.' });
}

export function timesMet({ scenario }: ScenarioState, id: string): number {
  return scenario?.met[id] ?? 0;
}

/**
 * Figures in play, or still to come. Where no seat has a figure in play, only arrivals with a coming turn or waiting for room count: no command can
 * bring about the rest.
 */
function thoseLeft({ state, scenario }: Going): readonly FigureId[] {
  const there = figuresInPlay(state).map(({ id }) => id);
  const late = isPlayed(state) ? arrivingLater(scenario) : [...arrivingAfter(scenario, state.turn), ...waitingForRoom(state)];
  return [...there, ...late.filter((id) => figureOf(state, id).posture === 'reserve')];
}

const sidesLeft = (going: Going): readonly string[] => [...new Set(thoseLeft(going).map((id) => groupOf(going.state, id).side))];

/** Are all that are left figures that play by themselves? */
const nobodyPlays = (going: Going): boolean => thoseLeft(going).every((id) => groupOf(going.state, id).seat === NOBODY);

/** With one side left, what it can still do counts as done. */
function nobodyHinders(ruled: Ruled, left: readonly string[]): Outcome {
  const [side] = left;
  if (side === undefined) return ended(ruled, [], { fr: 'Plus aucune figurine n’est en jeu.', en: 'No figure is left in play.' });
  const done = doneUnhindered(ruled);
  const scores = scoresOf(ruled, done);
  const reason = { fr: 'Plus personne ne s’oppose à ce camp.', en: 'Nobody is left to oppose this side.' };
  const winners = done.some(({ wins }) => wins) ? [side] : leadingOr([side], scores);
  return ended(ruled, winners, reason, scores, done);
}

/** Objectives that count as met because one side alone is left, which can still meet them; none while others are there, or once a side has won. */
export function doneUnhindered(going: Going): readonly Objective[] {
  const [side, ...others] = sidesLeft(going);
  if (others.length > 0 || wonBy(going)) return [];
  const { state, scenario } = going;
  return scenario.objectives.filter(
    (objective) => objective.side === side && timesMet(state, objective.id) === 0 && isStillPossible(state, objective),
  );
}

const wonBy = ({ state, scenario }: Going): Objective | undefined =>
  scenario.objectives.find(({ id, wins }) => wins && timesMet(state, id) > 0);

/** Score of each side; `done`: objectives that count as met once more. */
export function scoresOf({ state, scenario }: Going, done: readonly Objective[] = []): Readonly<Record<string, number>> {
  const scores: Record<string, number> = Object.fromEntries(state.scene.groups.map(({ side }) => [side, 0]));
  for (const objective of scenario.objectives) {
    const times = timesMet(state, objective.id) + (done.includes(objective) ? 1 : 0);
    scores[objective.side] = (scores[objective.side] ?? 0) + times * objective.points;
  }
  return scores;
}

/** Sides with the highest score; none where all have the same. */
function leading(scores: Readonly<Record<string, number>>): readonly string[] {
  const best = Math.max(...Object.values(scores));
  const first = Object.keys(scores).filter((side) => scores[side] === best);
  return first.length === Object.keys(scores).length ? [] : first;
}

/** Sides with the highest score; `others` where all have the same. */
function leadingOr(others: readonly string[], scores: Readonly<Record<string, number>>): readonly string[] {
  const ahead = leading(scores);
  return ahead.length === 0 ? others : ahead;
}

function ended(ruled: Ruled, winners: readonly string[], reason: Text, bySide = scoresOf(ruled), done: readonly Objective[] = []): Outcome {
  const { state, scenario, rule } = ruled;
  const met = scenario.objectives.filter((objective) => timesMet(state, objective.id) > 0 || done.includes(objective));
  const counted = scenario.objectives.some(({ points }) => points > 0);
  return {
    winners,
    rule,
    reason,
    reasons: met.map(({ name }) => ({ rule, text: name })),
    ...(counted && { scores: { label: POINTS, bySide } }),
  };
}
