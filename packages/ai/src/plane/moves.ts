import type { Text } from '@escarmouche/referee';
import { figureOf, nameOf, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { PACE, span, sub, type Mover, type Place } from '@escarmouche/space';
import { wayLength } from './field.ts';
import { ghostAt, turnTo, withGhost, type Ghost } from './ghost.ts';
import { bestShotFrom, danger, hopesFrom, type Hope, type Outlook } from './outlook.ts';
import { climbsOf, movesOf, moveTowards, runTowards, type Reachable } from './places.ts';
import type { Aim, Option } from './tactics.ts';

/** How movements are weighed, in vitality points. */
export interface Drive {
  /** Directions of a move that are looked at: 4, 8 or 16. */
  readonly ways: number;
  /** Weight of what enemies could do to it there. */
  readonly caution: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
}

/** A place that a movement leads to, before it is looked at closely. */
interface Draft<S extends PlaneState, C, A extends Aim> {
  readonly place: Reachable<C>;
  /** An action is left there. */
  readonly acts: boolean;
  readonly ghost: Ghost<S>;
  /** Way won towards the nearest enemy. */
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
 * there. The most promising is looked at first, and only what can still be better; a run only where no move leads to an attack.
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
  if (!foe) return undefined;
  const before = exposure(outlook, drive, figure, Infinity);
  const draft = drafter(outlook, drive, foe, means.shoots);
  const mover = moverOf(tactics.rules, state, figure);
  let best = least;
  let option: Option<C> | undefined;
  let attacks = false;
  const judge = (one: Draft<S, C, A>): void => {
    if (one.most + before <= best) return;
    const { ghost, melee, gain, place } = one;
    const shot = bestShotFrom(outlook, ghost, one.hopes);
    const aim = shot?.target ?? foe;
    turnTo(ghost, aim);
    attacks ||= shot !== undefined || melee > 0;
    const hope = Math.max(shot?.value ?? 0, melee) + gain + before;
    if (hope <= best) return;
    const value = hope - exposure(outlook, drive, ghost, hope - best);
    if (value <= best) return;
    const there = place.really ? place.really() : place;
    if (!there) return;
    if (there.at.x !== place.at.x || there.at.y !== place.at.y || there.at.z !== place.at.z) return judge(draft(there, one.acts));
    const { path, touches } = there;
    const command = path && touches.length === 0 ? tactics.move(path, sub(aim, ghost)) : there.command;
    if (!legal(command)) return;
    best = value;
    option = { command, value, reason: towards(state, shot?.target.id ?? touches[0] ?? foe.id) };
  };
  const climbs = climbsOf(tactics, state, figure, mover);
  const walks = means.moves ? walksOf(outlook, mover, foe, drive) : [];
  const places = [...climbs, ...walks];
  if (places.length === 0) return undefined;
  const drafts = places.map((place) => draft(place, means.acts)).sort((a, b) => b.most - a.most);
  for (const one of drafts) judge(one);
  const run = means.runs && !attacks ? runTowards(tactics, state, figure, mover, foe) : undefined;
  if (run) judge(draft(run, false));
  return option;
}

function walksOf<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, enemies }: Outlook<S, C, A>,
  mover: Mover,
  foe: FigureIn<S>,
  { ways }: Drive,
): Reachable<C>[] {
  const round = moveTowards(tactics, state, figure, mover, foe);
  return [...movesOf(tactics, state, figure, mover, enemies, ways), ...(round ? [round] : [])];
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
  { drive }: Drive,
  foe: FigureIn<S>,
  shoots: boolean,
): (place: Reachable<C>, acts: boolean) => Draft<S, C, A> {
  const { tactics, state, figure } = outlook;
  const along = wayLength(tactics, state, figure, foe);
  const here = along(figure);
  const far = (at: Place): number => along(at) ?? here ?? span(at, foe);
  const from = far(figure);
  return (place, acts) => {
    const { at, touches } = place;
    const ghost = ghostAt<S>(figure, at);
    const [touched] = touches;
    const victim = touched === undefined ? undefined : figureOf(state, touched);
    const gain = ((from - far(at)) / PACE) * drive;
    const melee = acts && victim ? tactics.fight(withGhost(state, ghost), ghost, victim) : 0;
    const hopes = acts && shoots && !victim ? hopesFrom(outlook, ghost) : [];
    const most = Math.max(hopes[0]?.most ?? 0, melee) + gain;
    return { place, acts, ghost, gain, melee, most, hopes };
  };
}

/** The nearest of several, the first of equals. */
export function nearest<T extends Place>(from: Place, several: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const one of several) if (!best || span(from, one) < span(from, best)) best = one;
  return best;
}

function towards(state: PlaneState, id: FigureId): Text {
  const name = nameOf(state, id);
  return { fr: `Vers ${name}.`, en: `Towards ${name}.` };
}
