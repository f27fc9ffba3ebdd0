import type { Text } from '@escarmouche/referee';
import { moverOf } from '@escarmouche/skirmish/plane';
import { span, sub, type Mover, type Place } from '@escarmouche/space';
import { plane, type Command, type Figure, type FigureId, type State } from '@escarmouche/urss-classic';
import type { Option } from './attacks.ts';
import { wayLength } from './field.ts';
import { bestShotFrom, danger, fightValue, ghostAt, hopesFrom, turnTo, withGhost, type Hope, type Outlook } from './outlook.ts';
import { climbsOf, movesOf, moveTowards, runTowards, type Reachable } from './places.ts';

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
interface Draft {
  readonly place: Reachable;
  /** An action is left there. */
  readonly acts: boolean;
  readonly ghost: Figure;
  /** Way won towards the nearest enemy. */
  readonly gain: number;
  /** Worth of a fight there in the same activation. */
  readonly melee: number;
  /** The most that may be done from there in the same activation, way won included. */
  readonly most: number;
  /** Shots that may be worth something there in the same activation. */
  readonly hopes: readonly Hope[];
}

/**
 * The best legal movement worth more than `least`: what can be done from there with the action left and the way won, less what enemies could do
 * there. The most promising is looked at first, and only what can still be better; a run only where no move leads to an attack.
 */
export function bestMove(outlook: Outlook, drive: Drive, least: number, legal: (command: Command) => boolean): Option | undefined {
  const { state, figure, enemies } = outlook;
  const { activation } = state;
  const foe = nearest(figure, enemies);
  if (!activation || !foe) return undefined;
  const before = exposure(outlook, drive, figure, Infinity);
  const draft = drafter(outlook, drive, foe);
  const mover = moverOf(plane, state, figure);
  let best = least;
  let option: Option | undefined;
  let attacks = false;
  const judge = (one: Draft): void => {
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
    const command = facing(there, ghost, aim);
    if (!legal(command)) return;
    best = value;
    option = { command, value, reason: goal(shot?.target.id ?? there.touches[0] ?? foe.id, state) };
  };
  const climbs = climbsOf(state, figure, mover);
  const walks = activation.done.includes('move') || figure.perch ? [] : walksOf(outlook, mover, foe, drive);
  const places = [...climbs, ...walks];
  if (places.length === 0) return undefined;
  const drafts = places.map((place) => draft(place, activation.left > 1)).sort((a, b) => b.most - a.most);
  for (const one of drafts) judge(one);
  const mayRun = activation.left > 1 && activation.done.length === 0 && !attacks;
  const run = mayRun ? runTowards(state, figure, mover, foe) : undefined;
  if (run) judge(draft(run, false));
  return option;
}

function walksOf({ state, figure, enemies }: Outlook, mover: Mover, foe: Figure, { ways }: Drive): Reachable[] {
  const round = moveTowards(state, figure, mover, foe);
  return [...movesOf(state, figure, mover, enemies, ways), ...(round ? [round] : [])];
}

/** What enemies could do to it, weighed; not counted further than to `limit`. */
function exposure(outlook: Outlook, { caution }: Drive, ghost: Figure, limit: number): number {
  return caution > 0 ? caution * danger(outlook, ghost, limit / caution) : 0;
}

/** Makes drafts of places; `acts`: an action is left there. */
function drafter(outlook: Outlook, { drive }: Drive, foe: Figure): (place: Reachable, acts: boolean) => Draft {
  const { state, figure } = outlook;
  const along = wayLength(state, figure, foe);
  const here = along(figure);
  const far = (at: Place): number => along(at) ?? here ?? span(at, foe);
  const from = far(figure);
  const shoots = !state.activation?.done.includes('shoot');
  return (place, acts) => {
    const { at, touches } = place;
    const ghost = ghostAt(figure, at);
    const victim = touches.length > 0 ? state.figures[touches[0] ?? ''] : undefined;
    const gain = ((from - far(at)) / 1000) * drive;
    const melee = acts && victim ? fightValue(withGhost(state, ghost), ghost, victim) : 0;
    const hopes = acts && shoots && !victim ? hopesFrom(outlook, ghost) : [];
    const most = Math.max(hopes[0]?.most ?? 0, melee) + gain;
    return { place, acts, ghost, gain, melee, most, hopes };
  };
}

function facing({ command, touches }: Reachable, ghost: Figure, towards: Figure): Command {
  return command.type === 'move' && touches.length === 0 ? { type: 'move', path: command.path, facing: sub(towards, ghost) } : command;
}

export function nearest(figure: Figure, enemies: readonly Figure[]): Figure | undefined {
  let best: Figure | undefined;
  for (const enemy of enemies) if (!best || span(figure, enemy) < span(figure, best)) best = enemy;
  return best;
}

function goal(id: FigureId, state: State): Text {
  const name = state.scene.sheets[id]?.name ?? id;
  return { fr: `Vers ${name}.`, en: `Towards ${name}.` };
}
