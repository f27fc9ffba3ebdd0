import { figureOf, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type Aid } from '@escarmouche/skirmish/plane';
import { distance, within } from '@escarmouche/space';
import { fightWorth, type Weighed } from './game.ts';
import { stand, type Ghost } from './ghost.ts';
import { danger, hopesFrom, leastDanger, type Hope, type Outlook } from './outlook.ts';
import type { Plan } from './plans.ts';
import type { Pull } from './pull.ts';

/** Results of a plan in vitality points, as far as they are known without lines of sight. */
export interface Facts<S extends Weighed, C> extends Plan<C> {
  /** Worth of the way won by the figure's pull, contact included. */
  readonly gain: number;
  /** Worth of a fight at the end of the movement; only its harm where no action is left for it. */
  readonly melee: number;
  /** The most that may be done there for others of the side. */
  readonly aid: number;
  /** The least danger there. */
  readonly least: number;
  /** Shots that may be worth something there in the same activation, the best first. */
  readonly hopes: readonly Hope<S, C>[];
}

/** Inputs for measuring the plans of one activation. */
export interface Measuring<S extends Weighed, C> {
  readonly outlook: Outlook<S, C>;
  /** Ghost of the figure, put where a plan leads while the plan is measured. */
  readonly ghost: Ghost<S>;
  readonly pull: Pull;
  readonly aids: readonly Aid[];
  /** Worth of contact with an enemy, beside the way. */
  readonly touch: number;
  /** Does danger count? */
  readonly wary: boolean;
}

/** Measures one plan; the ghost is left where the plan leads. */
export function factsOf<S extends Weighed, C>({ outlook, ghost, pull, aids, touch, wary }: Measuring<S, C>, plan: Plan<C>): Facts<S, C> {
  const { game, state, figure } = outlook;
  const { place, acts } = plan;
  const { at, touches } = place;
  stand(ghost, figure, at);
  const [touched] = touches;
  const victim = touched === undefined ? undefined : figureOf(state, touched);
  const fight = victim ? fightWorth(game, withFigures(state, ghost), ghost, victim) : 0;
  const daring = victim ? game.odds.dares(state, figure, victim) : 1;
  const won = pull.gain(at) + (victim ? touch : 0);
  return {
    place,
    acts,
    gain: won > 0 ? daring * won : won,
    melee: daring * (acts ? fight : Math.min(0, fight)),
    aid: acts ? aidFrom(state, ghost, aids) : 0,
    least: wary ? leastDanger(outlook, ghost) : 0,
    hopes: acts && !victim ? hopesFrom(outlook, ghost) : [],
  };
}

/** Exposure of a figure or its ghost: the danger there by the weight of caution, counted no further than to `limit`. */
export function exposure<S extends Weighed, C>(outlook: Outlook<S, C>, caution: number, there: FigureIn<S>, limit: number): number {
  return caution > 0 ? caution * danger(outlook, there, limit / caution) : 0;
}

/** The best that could be done for others from where a ghost is. */
function aidFrom<S extends Weighed>(state: S, ghost: FigureIn<S>, aids: readonly Aid[]): number {
  if (aids.length === 0) return 0;
  const body = bodyOf(state, ghost);
  let most = 0;
  for (const { at, reach, value } of aids) if (value > most && within(distance(body, at), reach)) most = value;
  return most;
}
