import { enemiesOf, figureOf, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { touchedAt } from '@escarmouche/skirmish/plane';
import { distance, inContact, span, within, type Body } from '@escarmouche/space';
import { ghostAt, turnTo, type Ghost } from './ghost.ts';
import { shotsOf, type Salvo, type Shots } from './shots.ts';
import { fightWorth, lifeOf, type Game, type Weighed } from './game.ts';

/** A shot that might be tried at an enemy where it now stands. */
interface Try<S extends Weighed, C> {
  readonly salvo: Salvo<S, C>;
  readonly target: FigureIn<S>;
  readonly body: Body;
}

/** An enemy that might attack the figure: its ghost, to be turned at will, and its attacks. */
interface Foe<S extends Weighed, C> {
  readonly ghost: Ghost<S>;
  readonly body: Body;
  readonly salvos: readonly Salvo<S, C>[];
  /** Units within which the enemy may walk up to the figure and fight; negative when the enemy is held in place. */
  readonly reach: number;
  /** Worth of such a fight to the enemy, fear counted; worked out once asked. */
  readonly charge: () => number;
}

/** Inputs of one decision: possible attacks of both sides. */
export interface Outlook<S extends Weighed, C> {
  readonly game: Game<S, C>;
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly enemies: readonly FigureIn<S>[];
  readonly shots: Shots<S, C>;
  readonly own: readonly Try<S, C>[];
  /** Standing enemies; worked out once asked. */
  readonly foes: () => readonly Foe<S, C>[];
}

/** `enemies`: those that count, all in play when absent. */
export function outlookOf<S extends Weighed, C>(
  game: Game<S, C>,
  state: S,
  figure: FigureIn<S>,
  enemies: readonly FigureIn<S>[] = enemiesOf(state, figure.id),
  shots: Shots<S, C> = shotsOf(game, state),
): Outlook<S, C> {
  const own: Try<S, C>[] = [];
  for (const target of enemies) {
    const body = bodyOf(state, target);
    for (const salvo of shots.salvos(figure, target)) own.push({ salvo, target, body });
  }
  const standing = (): readonly Foe<S, C>[] =>
    enemies.filter(({ posture }) => posture !== 'prone').map((enemy) => foeOf(game, state, shots, enemy, figure));
  return { game, state, figure, enemies, shots, own, foes: once(standing) };
}

function foeOf<S extends Weighed, C>(game: Game<S, C>, state: S, shots: Shots<S, C>, enemy: FigureIn<S>, figure: FigureIn<S>): Foe<S, C> {
  return {
    ghost: { ...enemy, facing: enemy.facing },
    body: bodyOf(state, enemy),
    salvos: shots.salvos(enemy, figure),
    reach: game.movement.isHeld?.(state, enemy) ? -1 : game.movement.walks(state, enemy),
    charge: once(() => chargeValue(game, state, enemy, figure)),
  };
}

/** Worth for one figure of a walk up to another and a fight, fear counted; 0 for a fight that it would lose. */
function chargeValue<S extends Weighed, C>(game: Game<S, C>, state: S, charger: FigureIn<S>, on: FigureIn<S>): number {
  const daring = game.odds.dares(state, charger, on);
  return daring === 0 ? 0 : daring * Math.max(0, meets(game, state, charger, on));
}

/** Worth of a fight of a figure that has come to touch another, face to face. */
export function meets<S extends Weighed, C>(game: Game<S, C>, state: S, figure: FigureIn<S>, other: FigureIn<S>): number {
  const turned: Ghost<S> = { ...other, facing: other.facing };
  turnTo(turned, figure);
  const there = touching(state, figure, other);
  return fightWorth(game, withFigures(withFigures(state, there), turned), there, turned);
}

/** Ghost of the figure in contact with another, on the side that it comes from. */
function touching<S extends Weighed>(state: S, figure: FigureIn<S>, on: FigureIn<S>): Ghost<S> {
  const away = span(figure, on) || 1;
  const apart = bodyOf(state, figure).r + bodyOf(state, on).r;
  const beside = (from: number, to: number): number => Math.round(to + ((from - to) * apart) / away);
  return ghostAt<S>(figure, { x: beside(figure.x, on.x), y: beside(figure.y, on.y), z: on.z });
}

function once<T>(work: () => T): () => T {
  let known: { readonly of: T } | undefined;
  return () => (known ??= { of: work() }).of;
}

export interface Shot<S extends Weighed, C> {
  readonly salvo: Salvo<S, C>;
  readonly target: FigureIn<S>;
  readonly value: number;
}

/** A shot within range, and its greatest worth. */
export interface Hope<S extends Weighed, C> {
  readonly salvo: Salvo<S, C>;
  readonly target: FigureIn<S>;
  readonly most: number;
}

/** The shots that may be worth something from a place, the best first. */
export function hopesFrom<S extends Weighed, C>({ state, shots, own }: Outlook<S, C>, shooter: FigureIn<S>): readonly Hope<S, C>[] {
  const hopes: Hope<S, C>[] = [];
  const here = bodyOf(state, shooter);
  for (const { salvo, target, body } of own) {
    if (!isInRange(salvo, distance(here, body))) continue;
    const most = shots.most(shooter, salvo, target);
    if (most > 0) hopes.push({ salvo, target, most });
  }
  return byMost(hopes);
}

const isInRange = ({ range, beyond }: { readonly range: number; readonly beyond?: number }, away: number): boolean =>
  within(away, range) && !(beyond !== undefined && within(away, beyond));

function byMost<S extends Weighed, C>(hopes: Hope<S, C>[]): readonly Hope<S, C>[] {
  return hopes.length > 1 ? hopes.sort((a, b) => b.most - a.most) : hopes;
}

/** The best of some shots that is legal and worth more than `least`. `turned`: the shooter's ghost, where the shooter may turn to its target. */
function bestOf<S extends Weighed, C>(
  shots: Shots<S, C>,
  shooter: FigureIn<S>,
  hopes: readonly Hope<S, C>[],
  turned?: Ghost<S>,
  least = 0,
): Shot<S, C> | undefined {
  let best: Shot<S, C> | undefined;
  for (const { salvo, target, most } of hopes) {
    if (most <= (best?.value ?? least)) break;
    if (turned) turnTo(turned, target);
    if (!shots.legal(shooter, salvo, target)) continue;
    const value = shots.worth(shooter, salvo, target);
    if (value > (best?.value ?? least)) best = { salvo, target, value };
  }
  return best;
}

/** The best legal shot of the figure as it stands, if worth more than `least`. */
export function bestShot<S extends Weighed, C>(outlook: Outlook<S, C>, least = 0): Shot<S, C> | undefined {
  const { shots, figure } = outlook;
  return bestOf(shots, figure, hopesFrom(outlook, figure), undefined, least);
}

/** The best legal shot from a place, of those hoped for there; the ghost is left turned. */
export function bestShotFrom<S extends Weighed, C>(
  { shots }: Outlook<S, C>,
  ghost: Ghost<S>,
  hopes: readonly Hope<S, C>[],
): Shot<S, C> | undefined {
  return bestOf(shots, ghost, hopes, ghost);
}

/**
 * Danger to the figure at its ghost's place, in the next activation of each enemy: its best shot, turned or moved unless it is held, or a charge from
 * its place; and fights in contact. At most the figure's own loss; counted no further than to `limit`.
 */
export function danger<S extends Weighed, C>(
  { game, state, figure, shots, foes }: Outlook<S, C>,
  ghost: FigureIn<S>,
  limit = Infinity,
): number {
  const here = bodyOf(state, ghost);
  const touched = touchedAt(state, ghost, ghost);
  const all = lifeOf(ghost);
  let sum = 0;
  for (const { ghost: foe, body, salvos, reach, charge } of foes()) {
    const away = distance(body, here);
    const shot = shotAt(shots, foe, ghost, { salvos, away, reach });
    const charges = within(away, reach) && !touched.includes(foe.id);
    sum = addedTo(sum, charges ? Math.max(shot, charge()) : shot, all);
    if (sum > limit) return sum;
  }
  if (touched.length === 0) return sum;
  const there = ghost === figure ? state : withFigures(state, ghost);
  for (const id of touched) sum = addedTo(sum, Math.max(0, fightWorth(game, there, figureOf(there, id), ghost)), all);
  return sum;
}

/** The least danger at a place, whichever way the ghost faces: charges, and shots of enemies once they have moved. Quick: without lines of sight. */
export function leastDanger<S extends Weighed, C>({ game, state, figure, shots, foes }: Outlook<S, C>, ghost: Ghost<S>): number {
  const here = bodyOf(state, ghost);
  const turns = game.odds.frontal(state, figure);
  const all = lifeOf(ghost);
  let sum = 0;
  for (const { ghost: foe, body, salvos, reach, charge } of foes()) {
    if (reach < 0) continue;
    const away = distance(body, here);
    if (turns) turnTo(ghost, foe);
    const charges = within(away, reach) && !inContact(here, body);
    let most = charges ? charge() : 0;
    for (const salvo of salvos) if (within(away, salvo.range + reach)) most = Math.max(most, MOVED * shots.most(foe, salvo, ghost));
    sum = addedTo(sum, most, all);
  }
  return sum;
}

/** The best shot of an enemy `away` units off: from where it stands, or, as far as may be guessed, once it has moved. */
function shotAt<S extends Weighed, C>(
  shots: Shots<S, C>,
  foe: Ghost<S>,
  target: FigureIn<S>,
  { salvos, reach, away }: Pick<Foe<S, C>, 'salvos' | 'reach'> & { readonly away: number },
): number {
  const held = reach < 0;
  const hopes: Hope<S, C>[] = [];
  let moved = 0;
  for (const salvo of salvos) {
    const now = isInRange(salvo, away);
    const later = !held && within(away, salvo.range + reach);
    if (!now && !later) continue;
    const most = shots.most(foe, salvo, target);
    if (now && most > 0) hopes.push({ salvo, target, most });
    if (later) moved = Math.max(moved, MOVED * most);
  }
  return bestOf(shots, foe, byMost(hopes), held ? undefined : foe, moved)?.value ?? moved;
}

/** Share of an enemy's best shot that is feared where the enemy would have to move for it. */
const MOVED = 0.6;

/** Each loss strikes the rest that earlier losses have left. */
const addedTo = (sum: number, loss: number, all: number): number => sum + loss * Math.max(0, 1 - sum / all);

/** The most that a figure could do to any enemy in its next activation: a shot, turned unless the figure is held, or a charge. */
export function threatOf<S extends Weighed, C>(game: Game<S, C>, state: S, figure: FigureIn<S>): number {
  const outlook = outlookOf(game, state, figure);
  const held = game.movement.isHeld?.(state, figure);
  const ghost: Ghost<S> = { ...figure, facing: figure.facing };
  const shot = bestOf(outlook.shots, ghost, hopesFrom(outlook, figure), held ? undefined : ghost);
  const reach = held ? 0 : game.movement.walks(state, figure);
  const body = bodyOf(state, figure);
  const near = outlook.enemies.filter((enemy) => within(distance(body, bodyOf(state, enemy)), reach));
  return Math.max(shot?.value ?? 0, ...near.map((enemy) => chargeValue(game, state, figure, enemy)));
}
