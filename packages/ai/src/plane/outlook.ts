import { enemiesOf, figureOf, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, touchedAt, type PlaneState } from '@escarmouche/skirmish/plane';
import { distance, inContact, span, within, type Body } from '@escarmouche/space';
import { ghostAt, turnTo, type Ghost } from './ghost.ts';
import type { Aim, Shots, Tactics } from './tactics.ts';

/** A shot that might be tried, and at whom, where it now is. */
interface Try<S extends PlaneState, A extends Aim> {
  readonly aim: A;
  readonly target: FigureIn<S>;
  readonly body: Body;
}

/** An enemy that might attack the figure: a ghost of it, to be turned at will, and what it attacks with. */
interface Foe<S extends PlaneState, A extends Aim> {
  readonly ghost: Ghost<S>;
  readonly body: Body;
  readonly aims: readonly A[];
  /** Units within which it may walk up to the figure and fight; none when it is held in place. */
  readonly reach: number;
  /** What such a fight is worth to it, fear counted; worked out where it is first asked. */
  readonly charge: () => number;
}

/** What one decision is made from: who might attack whom. */
export interface Outlook<S extends PlaneState, C, A extends Aim> {
  readonly tactics: Tactics<S, C, A>;
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly enemies: readonly FigureIn<S>[];
  readonly shots: Shots<S, A>;
  readonly own: readonly Try<S, A>[];
  /** Standing enemies; worked out where it is first asked. */
  readonly foes: () => readonly Foe<S, A>[];
}

/** `enemies`: those that count, all in play when absent. */
export function outlookOf<S extends PlaneState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  figure: FigureIn<S>,
  enemies: readonly FigureIn<S>[] = enemiesOf(state, figure.id),
  shots: Shots<S, A> = tactics.shots(state),
): Outlook<S, C, A> {
  const own: Try<S, A>[] = [];
  for (const target of enemies) {
    const body = bodyOf(state, target);
    for (const aim of shots.aims(figure, target.id)) own.push({ aim, target, body });
  }
  const standing = (): readonly Foe<S, A>[] =>
    enemies.filter(({ posture }) => posture !== 'prone').map((enemy) => foeOf(tactics, state, shots, enemy, figure));
  return { tactics, state, figure, enemies, shots, own, foes: once(standing) };
}

function foeOf<S extends PlaneState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  shots: Shots<S, A>,
  enemy: FigureIn<S>,
  figure: FigureIn<S>,
): Foe<S, A> {
  return {
    ghost: { ...enemy, facing: enemy.facing },
    body: bodyOf(state, enemy),
    aims: shots.aims(enemy, figure.id),
    reach: tactics.held(state, enemy) ? -1 : tactics.moveAllowance(state, enemy),
    charge: once(() => chargeValue(tactics, state, enemy, figure)),
  };
}

/** What it is worth to one figure to walk up to another and fight it, fear counted; nothing when it had better not. */
export function chargeValue<S extends PlaneState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  charger: FigureIn<S>,
  on: FigureIn<S>,
): number {
  const daring = tactics.dares(state, charger, on);
  return daring === 0 ? 0 : daring * Math.max(0, meets(tactics, state, charger, on));
}

/** What a fight would be worth to a figure that had come to touch another, face to face. */
export function meets<S extends PlaneState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  figure: FigureIn<S>,
  other: FigureIn<S>,
): number {
  const turned: Ghost<S> = { ...other, facing: other.facing };
  turnTo(turned, figure);
  const there = touching(state, figure, other);
  return tactics.fight(withFigures(withFigures(state, there), turned), there, turned);
}

/** A figure as it would touch another on the side it comes from. */
function touching<S extends PlaneState>(state: S, figure: FigureIn<S>, on: FigureIn<S>): Ghost<S> {
  const away = span(figure, on) || 1;
  const apart = bodyOf(state, figure).r + bodyOf(state, on).r;
  const beside = (from: number, to: number): number => Math.round(to + ((from - to) * apart) / away);
  return ghostAt<S>(figure, { x: beside(figure.x, on.x), y: beside(figure.y, on.y), z: on.z });
}

function once<T>(work: () => T): () => T {
  let known: { readonly of: T } | undefined;
  return () => (known ??= { of: work() }).of;
}

export interface Shot<S extends PlaneState, A extends Aim> {
  readonly aim: A;
  readonly target: FigureIn<S>;
  readonly value: number;
}

/** A shot within range, and the most that it may be worth. */
export interface Hope<S extends PlaneState, A extends Aim> {
  readonly aim: A;
  readonly target: FigureIn<S>;
  readonly most: number;
}

/** The shots that may be worth something from a place, the best first. */
export function hopesFrom<S extends PlaneState, C, A extends Aim>(
  { state, shots, own }: Outlook<S, C, A>,
  shooter: FigureIn<S>,
): readonly Hope<S, A>[] {
  const hopes: Hope<S, A>[] = [];
  const here = bodyOf(state, shooter);
  for (const { aim, target, body } of own) {
    if (!reaches(aim, distance(here, body))) continue;
    const most = shots.most(shooter, aim, target);
    if (most > 0) hopes.push({ aim, target, most });
  }
  return byMost(hopes);
}

const reaches = ({ range, beyond }: Aim, away: number): boolean => within(away, range) && !(beyond !== undefined && within(away, beyond));

function byMost<S extends PlaneState, A extends Aim>(hopes: Hope<S, A>[]): readonly Hope<S, A>[] {
  return hopes.length > 1 ? hopes.sort((a, b) => b.most - a.most) : hopes;
}

/** The best legal of some shots that are worth more than `least`. `turned`: the shooter, where it may be turned to its target. */
function bestOf<S extends PlaneState, A extends Aim>(
  shots: Shots<S, A>,
  shooter: FigureIn<S>,
  hopes: readonly Hope<S, A>[],
  turned?: Ghost<S>,
  least = 0,
): Shot<S, A> | undefined {
  let best: Shot<S, A> | undefined;
  for (const { aim, target, most } of hopes) {
    if (most <= (best?.value ?? least)) break;
    if (turned) turnTo(turned, target);
    if (!shots.legal(shooter, aim, target)) continue;
    const value = shots.worth(shooter, aim, target);
    if (value > (best?.value ?? least)) best = { aim, target, value };
  }
  return best;
}

/** The best legal shot of the figure as it stands; only one that is worth more than `least` is looked for. */
export function bestShot<S extends PlaneState, C, A extends Aim>(outlook: Outlook<S, C, A>, least = 0): Shot<S, A> | undefined {
  const { shots, figure } = outlook;
  return bestOf(shots, figure, hopesFrom(outlook, figure), undefined, least);
}

/** The best legal shot from a place, of those hoped for there; the ghost is left turned. */
export function bestShotFrom<S extends PlaneState, C, A extends Aim>(
  { shots }: Outlook<S, C, A>,
  ghost: Ghost<S>,
  hopes: readonly Hope<S, A>[],
): Shot<S, A> | undefined {
  return bestOf(shots, ghost, hopes, ghost);
}

/**
 * What enemies could do to the figure where its ghost is, in their next activation: the best shot of each, for which it may turn or move unless it is
 * held, or a charge from where it stands; and the fight of those in contact. No more than it has to lose; past `limit` it is not counted any further.
 */
export function danger<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, shots, foes }: Outlook<S, C, A>,
  ghost: FigureIn<S>,
  limit = Infinity,
): number {
  const here = bodyOf(state, ghost);
  const touched = touchedAt(state, ghost, ghost);
  const all = tactics.life(ghost);
  let sum = 0;
  for (const { ghost: foe, body, aims, reach, charge } of foes()) {
    const away = distance(body, here);
    const shot = shotAt(shots, foe, ghost, { aims, away, reach });
    const charges = within(away, reach) && !touched.includes(foe.id);
    sum = addedTo(sum, charges ? Math.max(shot, charge()) : shot, all);
    if (sum > limit) return sum;
  }
  if (touched.length === 0) return sum;
  const there = ghost === figure ? state : withFigures(state, ghost);
  for (const id of touched) sum = addedTo(sum, Math.max(0, tactics.fight(there, figureOf(there, id), ghost)), all);
  return sum;
}

/**
 * The least that `danger` finds at a place, whichever way the ghost turns: what enemies could do once they have moved, and charges. Quick: it asks for no
 * line of sight.
 */
export function leastDanger<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, shots, foes }: Outlook<S, C, A>,
  ghost: Ghost<S>,
): number {
  const here = bodyOf(state, ghost);
  const turns = tactics.frontal(state, figure);
  const all = tactics.life(ghost);
  let sum = 0;
  for (const { ghost: foe, body, aims, reach, charge } of foes()) {
    if (reach < 0) continue;
    const away = distance(body, here);
    if (turns) turnTo(ghost, foe);
    const charges = within(away, reach) && !inContact(here, body);
    let most = charges ? charge() : 0;
    for (const aim of aims) if (within(away, aim.range + reach)) most = Math.max(most, MOVED * shots.most(foe, aim, ghost));
    sum = addedTo(sum, most, all);
  }
  return sum;
}

/** The best shot of an enemy `away` units off: from where it stands, or, as far as may be guessed, once it has moved. */
function shotAt<S extends PlaneState, A extends Aim>(
  shots: Shots<S, A>,
  foe: Ghost<S>,
  target: FigureIn<S>,
  { aims, reach, away }: Pick<Foe<S, A>, 'aims' | 'reach'> & { readonly away: number },
): number {
  const held = reach < 0;
  const hopes: Hope<S, A>[] = [];
  let moved = 0;
  for (const aim of aims) {
    const now = reaches(aim, away);
    const later = !held && within(away, aim.range + reach);
    if (!now && !later) continue;
    const most = shots.most(foe, aim, target);
    if (now && most > 0) hopes.push({ aim, target, most });
    if (later) moved = Math.max(moved, MOVED * most);
  }
  return bestOf(shots, foe, byMost(hopes), held ? undefined : foe, moved)?.value ?? moved;
}

/** How much of its best shot is feared of an enemy that would have to move for it. */
const MOVED = 0.6;

/** One loss more strikes what the others have left. */
const addedTo = (sum: number, loss: number, all: number): number => sum + loss * Math.max(0, 1 - sum / all);

/** The most that a figure could do to any enemy in its next activation: a shot, for which it may turn unless it is held, or a charge. */
export function threatOf<S extends PlaneState, C, A extends Aim>(tactics: Tactics<S, C, A>, state: S, figure: FigureIn<S>): number {
  const outlook = outlookOf(tactics, state, figure);
  const held = tactics.held(state, figure);
  const ghost: Ghost<S> = { ...figure, facing: figure.facing };
  const shot = bestOf(outlook.shots, ghost, hopesFrom(outlook, figure), held ? undefined : ghost);
  const reach = held ? 0 : tactics.moveAllowance(state, figure);
  const body = bodyOf(state, figure);
  const near = outlook.enemies.filter((enemy) => within(distance(body, bodyOf(state, enemy)), reach));
  return Math.max(shot?.value ?? 0, ...near.map((enemy) => chargeValue(tactics, state, figure, enemy)));
}
