import type { Text } from '@escarmouche/referee';
import { alliesOf, figureOf, type ActionsLeft, type FigureIn } from '@escarmouche/skirmish';
import { moverOf } from '@escarmouche/skirmish/plane';
import type { Vector } from '@escarmouche/space';
import { exposure, factsOf, type Facts, type Measuring } from './facts.ts';
import type { Option, Weighed } from './game.ts';
import { ghostAt, stand, turnTo, type Ghost } from './ghost.ts';
import type { Goal } from './goals.ts';
import { nearest } from './nearest.ts';
import { bestShotFrom, danger, meets, outlookOf, type Outlook, type Shot } from './outlook.ts';
import type { Reachable } from './places.ts';
import { mayMove, plansOf, runPlan, type Plan, type Planning } from './plans.ts';
import { pullOf, towardsFigure } from './pull.ts';
import { ofMove } from './reasons.ts';

/** Weights of movements, in vitality points. */
export interface Drive {
  /** Weight of the danger at the end of a movement. */
  readonly caution: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
  /** The same for a figure that has nothing to do at the enemy: neither shots nor fights there are worth much. */
  readonly idle: number;
  /** Goal instead of the enemy. */
  readonly goal?: Goal;
}

/** Facts of a plan, and its greatest possible worth. */
interface Prospect<S extends Weighed, C> {
  readonly facts: Facts<S, C>;
  readonly most: number;
}

/** The best place found so far, with the shot from there. */
interface Found<S extends Weighed, C> {
  readonly place: Reachable<C>;
  readonly ghost: Ghost<S>;
  readonly shot: Shot<S, C> | undefined;
  readonly value: number;
  /** Does the movement come nearer to its pull? */
  readonly forGoal: boolean;
}

/**
 * The best legal movement worth more than `least`. Its worth: the attack from there with the action left, the way won, and less danger there than now.
 * The most promising plans are judged first, then only those that may still be better; a run only where no move leads to an attack, or with a goal.
 */
export function bestMove<S extends Weighed, C>(
  before: Outlook<S, C>,
  drive: Drive,
  least: number,
  legal: (command: C) => boolean,
  left: ActionsLeft = before.game.actions.left(before.state, before.figure),
): Option<C> | undefined {
  const { game, state, figure, enemies } = before;
  const planning: Planning<S, C> = { game, state, figure, enemies, mover: moverOf(game.rules, state, figure) };
  if (!mayMove(planning, left)) return undefined;
  const foe = nearest<FigureIn<S>>(figure, enemies);
  const { goal, caution } = drive;
  // Any movement leaves the wall or ladder that the figure hangs on.
  const outlook = figure.perch ? outlookOf(game, state, ghostAt<S>(figure, figure), enemies, before.shots) : before;
  const touch = paceOf(outlook, drive, foe);
  const pull = goal ? pullOf(outlook, touch, goal, foe) : foe && towardsFigure(outlook, touch, foe);
  if (!pull) return undefined;
  const now = exposure(before, caution, figure, Infinity);
  const aids = game.odds.aids(state, figure);
  // One ghost goes from place to place, for there are many places.
  const ghost = ghostAt<S>(figure, figure);
  const measuring: Measuring<S, C> = { outlook, ghost, pull, aids, touch, wary: caution > 0 };
  const prospectOf = (plan: Plan<C>): Prospect<S, C> => {
    const facts = factsOf(measuring, plan);
    return { facts, most: mostOf(facts, caution) };
  };
  let best: Found<S, C> | undefined;
  let attacks = false;
  const judge = ({ facts, most: atMost }: Prospect<S, C>): void => {
    const most = best?.value ?? least;
    if (atMost + now <= most) return;
    const { melee, aid, gain, place } = facts;
    stand(ghost, figure, place.at);
    const shot = bestShotFrom(outlook, ghost, facts.hopes);
    turnTo(ghost, shot?.target ?? foe ?? figure);
    attacks ||= shot !== undefined || melee > 0;
    const hope = Math.max(shot?.value ?? 0, place.touches.length > 0 ? melee : aid) + gain + now;
    if (hope - caution * facts.least <= most) return;
    const value = hope - exposure(outlook, caution, ghost, hope - most);
    if (value <= most) return;
    const there = place.really ? place.really() : place;
    if (!there) return;
    if (there.at.x !== place.at.x || there.at.y !== place.at.y || there.at.z !== place.at.z) {
      return judge(prospectOf({ place: there, acts: facts.acts }));
    }
    const found = { place: there, ghost: { ...ghost }, shot, value, forGoal: gain > 0 };
    if (legal(commandOf(outlook, found, ghost.facing))) best = found;
  };
  const prospects = plansOf(planning, left, pull, aids).map(prospectOf);
  for (const one of prospects.sort((a, b) => b.most - a.most)) judge(one);
  const end = nearest(figure, pull.spots);
  const run = end && left.runs && (goal || !attacks) ? runPlan(planning, end) : undefined;
  if (run) judge(prospectOf(run));
  return best && optionOf(outlook, best, goal);
}

/** Greatest possible worth of a plan: its best deed and the way won, less the least danger. */
const mostOf = <S extends Weighed, C>({ place, hopes, melee, aid, gain, least }: Facts<S, C>, caution: number): number =>
  Math.max(hopes[0]?.most ?? 0, place.touches.length > 0 ? melee : aid) + gain - caution * least;

function optionOf<S extends Weighed, C>(outlook: Outlook<S, C>, found: Found<S, C>, goal: Goal | undefined): Option<C> {
  const { place, ghost: there, shot, value, forGoal } = found;
  const [touched] = place.touches;
  const reason = (): Text => {
    const met = touched === undefined ? undefined : figureOf(outlook.state, touched);
    return ofMove(outlook, { there, shot, touched: met, goal: forGoal ? goal?.reason : undefined });
  };
  return { command: commandOf(outlook, found, safestFacing(outlook, found)), value, reason };
}

/** Command of the movement, with this facing at its end where a facing may be chosen. */
function commandOf<S extends Weighed, C>({ game }: Outlook<S, C>, { place }: Found<S, C>, facing: Vector): C {
  const { path, touches, command } = place;
  return path && touches.length === 0 ? game.movement.walk(path, facing) : command;
}

/** A figure better protected from its front turns towards the danger, as far as it can still shoot. */
function safestFacing<S extends Weighed, C>(outlook: Outlook<S, C>, { ghost, shot }: Found<S, C>): Vector {
  const { game, state, figure, enemies, shots } = outlook;
  let best = ghost.facing;
  if (!game.odds.frontal(state, figure)) return best;
  let least = danger(outlook, ghost);
  for (const enemy of enemies) {
    turnTo(ghost, enemy);
    if (shot && !shots.legal(ghost, shot.salvo, shot.target)) continue;
    const there = danger(outlook, ghost, least);
    if (there < least) [best, least] = [ghost.facing, there];
  }
  return best;
}

/**
 * Worth of a pace towards an enemy, and of the last pace into contact. A figure that does not shoot seeks a fight that gains; an even fight only
 * where no figure of its side could shoot that enemy instead.
 */
function paceOf<S extends Weighed, C>(
  { game, state, figure, own, shots }: Outlook<S, C>,
  { drive, idle }: Drive,
  foe: FigureIn<S> | undefined,
): number {
  if (!foe || own.length > 0) return drive;
  const fight = meets(game, state, figure, foe);
  if (fight > EVEN) return drive;
  return fight < 0 || alliesOf(state, figure.id).some((ally) => shots.salvos(ally, foe).length > 0) ? idle : drive;
}

/** A fight worth no more than this is left to the shooters. */
const EVEN = 0.05;
