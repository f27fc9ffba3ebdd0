import { figureOf, type FigureIn } from '@escarmouche/skirmish';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import type { Mover } from '@escarmouche/space';
import { ghostAt, turnTo, withGhost, type Ghost } from './ghost.ts';
import type { Goal } from './goals.ts';
import { nearest } from './nearest.ts';
import { bestShotFrom, danger, hopesFrom, type Hope, type Outlook } from './outlook.ts';
import { climbsOf, movesOf, moveTowards, runTowards, type Reachable } from './places.ts';
import { pullOf, towards, towardsFigure, type Pull } from './pull.ts';
import type { Aim, Option } from './tactics.ts';

/** How movements are weighed, in vitality points. */
export interface Drive {
  /** Directions of a move that are looked at: 4, 8 or 16. */
  readonly ways: number;
  /** Weight of what enemies could do to it there. */
  readonly caution: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
  /** What it goes for instead. */
  readonly goal?: Goal;
}

/** A place that a movement leads to, before it is looked at closely. */
interface Draft<S extends PlaneState, C, A extends Aim> {
  readonly place: Reachable<C>;
  /** An action is left there. */
  readonly acts: boolean;
  readonly ghost: Ghost<S>;
  /** Worth of the way won towards what draws it. */
  readonly gain: number;
  /** Worth of a fight there in the same activation. */
  readonly melee: number;
  /** The most that may be done from there in the same activation, way won included. */
  readonly most: number;
  /** Shots that may be worth something there in the same activation. */
  readonly hopes: readonly Hope<S, A>[];
}

/**
 * The best legal movement worth more than `least`: what can be done from there with the action left and the way won, less what enemies could do
 * there. The most promising is looked at first, and only what can still be better; a run only where no move leads to an attack, or where there is a goal.
 */
export function bestMove<S extends PlaneState, C, A extends Aim>(
  outlook: Outlook<S, C, A>,
  drive: Drive,
  least: number,
  legal: (command: C) => boolean,
): Option<C> | undefined {
  const { tactics, state, figure, enemies } = outlook;
  const means = tactics.means(state, figure);
  const foe = nearest<FigureIn<S>>(figure, enemies);
  const { goal } = drive;
  const pull = goal ? pullOf(outlook, drive.drive, goal, foe) : foe && towardsFigure(outlook, drive.drive, foe);
  if (!pull) return undefined;
  const before = exposure(outlook, drive, figure, Infinity);
  const draft = drafter(outlook, pull, means.shoots);
  const mover = moverOf(tactics.rules, state, figure);
  let best = least;
  let option: Option<C> | undefined;
  let attacks = false;
  const judge = (one: Draft<S, C, A>): void => {
    if (one.most + before <= best) return;
    const { ghost, melee, gain, place } = one;
    const shot = bestShotFrom(outlook, ghost, one.hopes);
    turnTo(ghost, shot?.target ?? foe ?? figure);
    attacks ||= shot !== undefined || melee > 0;
    const attack = Math.max(shot?.value ?? 0, melee);
    const hope = attack + gain + before;
    if (hope <= best) return;
    const value = hope - exposure(outlook, drive, ghost, hope - best);
    if (value <= best) return;
    const there = place.really ? place.really() : place;
    if (!there) return;
    if (there.at.x !== place.at.x || there.at.y !== place.at.y || there.at.z !== place.at.z) return judge(draft(there, one.acts));
    const { path, touches } = there;
    const command = path && touches.length === 0 ? tactics.move(path, ghost.facing) : there.command;
    if (!legal(command)) return;
    best = value;
    const attacked = shot?.target.id ?? touches[0];
    const forGoal = goal !== undefined && gain > 0;
    option = { command, value, reason: attacked === undefined || forGoal ? pull.reason : towards(state, attacked) };
  };
  const climbs = climbsOf(tactics, state, figure, mover);
  const walks = means.moves ? walksOf(outlook, mover, pull, drive) : [];
  const places = [...climbs, ...walks];
  if (places.length === 0) return undefined;
  const drafts = places.map((place) => draft(place, means.acts)).sort((a, b) => b.most - a.most);
  for (const one of drafts) judge(one);
  const end = nearest(figure, pull.spots);
  const run = end && means.runs && (goal || !attacks) ? runTowards(tactics, state, figure, mover, end) : undefined;
  if (run) judge(draft(run, false));
  return option;
}

function walksOf<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, enemies }: Outlook<S, C, A>,
  mover: Mover,
  { to, within, spots }: Pull,
  { ways }: Drive,
): Reachable<C>[] {
  const round = moveTowards(tactics, state, figure, mover, to, within);
  return [...movesOf(tactics, state, figure, mover, [...new Set([...enemies, ...spots])], ways), ...(round ? [round] : [])];
}

/** What enemies could do to it, weighed; not counted further than to `limit`. */
function exposure<S extends PlaneState, C, A extends Aim>(
  outlook: Outlook<S, C, A>,
  { caution }: Drive,
  ghost: FigureIn<S>,
  limit: number,
): number {
  return caution > 0 ? caution * danger(outlook, ghost, limit / caution) : 0;
}

/** Makes drafts of places; `acts`: an action is left there. */
function drafter<S extends PlaneState, C, A extends Aim>(
  outlook: Outlook<S, C, A>,
  pull: Pull,
  shoots: boolean,
): (place: Reachable<C>, acts: boolean) => Draft<S, C, A> {
  const { tactics, state, figure } = outlook;
  return (place, acts) => {
    const { at, touches } = place;
    const ghost = ghostAt<S>(figure, at);
    const [touched] = touches;
    const victim = touched === undefined ? undefined : figureOf(state, touched);
    const gain = pull.gain(at);
    const melee = acts && victim ? tactics.fight(withGhost(state, ghost), ghost, victim) : 0;
    const hopes = acts && shoots && !victim ? hopesFrom(outlook, ghost) : [];
    const most = Math.max(hopes[0]?.most ?? 0, melee) + gain;
    return { place, acts, ghost, gain, melee, most, hopes };
  };
}
