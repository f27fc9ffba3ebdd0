import type { Text } from '@escarmouche/referee';
import { alliesOf, figureOf, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { distance, within, type Mover, type Vector } from '@escarmouche/space';
import { ghostAt, stand, turnTo, type Ghost } from './ghost.ts';
import type { Goal } from './goals.ts';
import { nearest } from './nearest.ts';
import { bestShotFrom, danger, hopesFrom, leastDanger, meets, type Hope, type Outlook, type Shot } from './outlook.ts';
import { climbsOf, movesOf, moveTowards, runTowards, type Reachable } from './places.ts';
import { pullOf, towardsFigure, type Pull } from './pull.ts';
import { ofMove } from './reasons.ts';
import type { Aid, Aim, Means, Option } from './tactics.ts';

/** How movements are weighed, in vitality points. */
export interface Drive {
  /** Directions of a move that are looked at: 4, 8 or 16. */
  readonly ways: number;
  /** Weight of what enemies could do to it there. */
  readonly caution: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
  /** The same for who has nothing to do there: it neither shoots nor fights that enemy well. */
  readonly idle: number;
  /** What it goes for instead. */
  readonly goal?: Goal;
}

/** A place that a movement leads to, before it is looked at closely. */
interface Draft<S extends PlaneState, C, A extends Aim> {
  readonly place: Reachable<C>;
  /** An action is left there. */
  readonly acts: boolean;
  /** Worth of the way won towards what draws it. */
  readonly gain: number;
  /** Worth of a fight there in the same activation. */
  readonly melee: number;
  /** The best that may be done there for others, or for itself. */
  readonly aid: number;
  /** The least that enemies could do to it there, weighed. */
  readonly least: number;
  /** The most that may be done from there in the same activation, way won included, less that. */
  readonly most: number;
  /** Shots that may be worth something there in the same activation. */
  readonly hopes: readonly Hope<S, A>[];
}

/** A place that has been found best so far, with what is to be done there. */
interface Found<S extends PlaneState, C, A extends Aim> {
  readonly place: Reachable<C>;
  readonly ghost: Ghost<S>;
  readonly shot: Shot<S, A> | undefined;
  readonly value: number;
  /** It comes nearer to what draws it. */
  readonly forGoal: boolean;
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
  means: Means = outlook.tactics.means(outlook.state, outlook.figure),
): Option<C> | undefined {
  const { tactics, state, figure, enemies } = outlook;
  const mover = moverOf(tactics.rules, state, figure);
  const climbs = climbsOf(tactics, state, figure, mover);
  if (climbs.length === 0 && !means.moves && !means.runs) return undefined;
  const foe = nearest<FigureIn<S>>(figure, enemies);
  const { goal } = drive;
  const pace = paceOf(outlook, drive, foe);
  const pull = goal ? pullOf(outlook, pace, goal, foe) : foe && towardsFigure(outlook, pace, foe);
  if (!pull) return undefined;
  const before = exposure(outlook, drive, figure, Infinity);
  const aids = tactics.aids(state, figure);
  // One ghost walks from place to place: there are many of them.
  const ghost = ghostAt<S>(figure, figure);
  const draft = drafter(outlook, ghost, pull, pace, means, aids, drive.caution);
  let best: Found<S, C, A> | undefined;
  let attacks = false;
  const judge = (one: Draft<S, C, A>): void => {
    const most = best?.value ?? least;
    if (one.most + before <= most) return;
    const { melee, aid, gain, place } = one;
    stand(ghost, figure, place.at);
    const shot = bestShotFrom(outlook, ghost, one.hopes);
    turnTo(ghost, shot?.target ?? foe ?? figure);
    attacks ||= shot !== undefined || melee > 0;
    const hope = Math.max(shot?.value ?? 0, place.touches.length > 0 ? melee : aid) + gain + before;
    if (hope - one.least <= most) return;
    const value = hope - exposure(outlook, drive, ghost, hope - most);
    if (value <= most) return;
    const there = place.really ? place.really() : place;
    if (!there) return;
    if (there.at.x !== place.at.x || there.at.y !== place.at.y || there.at.z !== place.at.z) return judge(draft(there, one.acts));
    const found = { place: there, ghost: { ...ghost }, shot, value, forGoal: gain > 0 };
    if (legal(commandOf(outlook, found, ghost.facing))) best = found;
  };
  const walks = means.moves ? walksOf(outlook, mover, pull, drive, aids) : [];
  const drafts = [...climbs, ...walks].map((place) => draft(place, means.acts)).sort((a, b) => b.most - a.most);
  for (const one of drafts) judge(one);
  const end = nearest(figure, pull.spots);
  const run = end && means.runs && (goal || !attacks) ? runTowards(tactics, state, figure, mover, end) : undefined;
  if (run) judge(draft(run, false));
  return best && optionOf(outlook, best, goal);
}

function optionOf<S extends PlaneState, C, A extends Aim>(
  outlook: Outlook<S, C, A>,
  found: Found<S, C, A>,
  goal: Goal | undefined,
): Option<C> {
  const { place, ghost: there, shot, value, forGoal } = found;
  const [touched] = place.touches;
  const reason = (): Text => {
    const met = touched === undefined ? undefined : figureOf(outlook.state, touched);
    return ofMove(outlook, { there, shot, touched: met, goal: forGoal ? goal?.reason : undefined });
  };
  return { command: commandOf(outlook, found, safestFacing(outlook, found)), value, reason };
}

/** The movement, which ends turned this way where its player may choose. */
function commandOf<S extends PlaneState, C, A extends Aim>({ tactics }: Outlook<S, C, A>, { place }: Found<S, C, A>, facing: Vector): C {
  const { path, touches, command } = place;
  return path && touches.length === 0 ? tactics.move(path, facing) : command;
}

/** Who is the better protected from its front turns to where the danger comes from, as far as it can still shoot. */
function safestFacing<S extends PlaneState, C, A extends Aim>(outlook: Outlook<S, C, A>, { ghost, shot }: Found<S, C, A>): Vector {
  const { tactics, state, figure, enemies, shots } = outlook;
  let best = ghost.facing;
  if (!tactics.frontal(state, figure)) return best;
  let least = danger(outlook, ghost);
  for (const enemy of enemies) {
    turnTo(ghost, enemy);
    if (shot && !shots.legal(ghost, shot.aim, shot.target)) continue;
    const there = danger(outlook, ghost, least);
    if (there < least) [best, least] = [ghost.facing, there];
  }
  return best;
}

function walksOf<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, enemies }: Outlook<S, C, A>,
  mover: Mover,
  { to, within: near, spots }: Pull,
  { ways }: Drive,
  aids: readonly Aid[],
): Reachable<C>[] {
  const round = moveTowards(tactics, state, figure, mover, to, near);
  const points = [...new Set([...enemies, ...spots, ...aids.map(({ at }) => at)])];
  return [...movesOf(tactics, state, figure, mover, points, ways), ...(round ? [round] : [])];
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

/** Makes drafts of places, for which the ghost is put there; `acts`: an action is left there. */
function drafter<S extends PlaneState, C, A extends Aim>(
  outlook: Outlook<S, C, A>,
  ghost: Ghost<S>,
  pull: Pull,
  pace: number,
  { shoots }: Means,
  aids: readonly Aid[],
  caution: number,
): (place: Reachable<C>, acts: boolean) => Draft<S, C, A> {
  const { tactics, state, figure } = outlook;
  return (place, acts) => {
    const { at, touches } = place;
    stand(ghost, figure, at);
    const [touched] = touches;
    const victim = touched === undefined ? undefined : figureOf(state, touched);
    const fight = victim ? tactics.fight(withFigures(state, ghost), ghost, victim) : 0;
    const daring = victim ? tactics.dares(state, figure, victim) : 1;
    const melee = daring * (acts ? fight : Math.min(0, fight));
    const won = pull.gain(at) + (victim ? pace : 0);
    const gain = won > 0 ? daring * won : won;
    const aid = acts ? aidFrom(state, ghost, aids) : 0;
    const hopes = acts && shoots && !victim ? hopesFrom(outlook, ghost) : [];
    const least = caution > 0 ? caution * leastDanger(outlook, ghost) : 0;
    const most = Math.max(hopes[0]?.most ?? 0, victim ? melee : aid) + gain - least;
    return { place, acts, gain, melee, aid, least, most, hopes };
  };
}

/**
 * What a pace towards an enemy is worth, and the last one into contact. Who does not shoot goes for a fight that it gains by; an even one it seeks only
 * where nobody of its side could shoot that enemy instead.
 */
function paceOf<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, own, shots }: Outlook<S, C, A>,
  { drive, idle }: Drive,
  foe: FigureIn<S> | undefined,
): number {
  if (!foe || own.length > 0) return drive;
  const fight = meets(tactics, state, figure, foe);
  if (fight > EVEN) return drive;
  return fight < 0 || alliesOf(state, figure.id).some((ally) => shots.aims(ally, foe.id).length > 0) ? idle : drive;
}

/** A fight worth no more than this is left to who shoots. */
const EVEN = 0.05;

/** The best that it could do for others from where its ghost is. */
function aidFrom<S extends PlaneState>(state: S, ghost: FigureIn<S>, aids: readonly Aid[]): number {
  if (aids.length === 0) return 0;
  const body = bodyOf(state, ghost);
  let most = 0;
  for (const { at, reach, value } of aids) if (value > most && within(distance(body, at), reach)) most = value;
  return most;
}
