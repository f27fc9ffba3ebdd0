import type { Seat } from '@escarmouche/referee';
import { figureOf, inPlay, type FigureId } from '@escarmouche/skirmish';
import {
  COMPASS,
  fallFrom,
  gridOf,
  isFree,
  mayEnd,
  nameOfCube,
  rampIn,
  stepped,
  stepsAway,
  type Cube,
  type Fall,
  type Step,
} from '@escarmouche/space/cubes';
import { askDice, attackerDeclaresLast } from './command-dice.ts';
import { choosePlace, riseFreely } from './chosen-place.ts';
import { damage, pin } from './damage.ts';
import { modifier, worldTest, type Test } from './dice.ts';
import { fight, mayStrikeOrRise, meleeWeapon, struckBy } from './fight.ts';
import { cubeOf, enemiesIn, isPinned, resists, seatOf, sizeOf } from './figures.ts';
import { pickUp } from './items.ts';
import { CATCHES, FACES, WORLD_NEED } from './numbers.ts';
import { takePlace } from './making-room.ts';
import { roomsFor } from './room.ts';
import { rollTest } from './roll.ts';
import { surviveTest as survive } from './survive.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** Tries of a thing that finds no room, before it lies where it is (DZ-STATE-SCATTER). */
export const MOST_TRIES = 8;

/** Gravity, a die more for each level fallen (DZ-STATE-FALL). */
export const fallTest = (levels: number): Test => worldTest('gravity', WORLD_NEED, { modifiers: [modifier('DZ-STATE-FALL', levels)] });

/** A wall, or the edge of the board (DZ-STATE-SLAM). */
export const wallTest = (): Test => worldTest('wall', WORLD_NEED);

/** Is the way of a figure that is thrown closed: by a wall without an opening for its Size, or the edge (DZ-STATE-SCATTER)? */
export function isBarred(state: State, figure: Figure, from: Cube, to: Cube): boolean {
  const grid = gridOf(state.scene.map);
  return !isFree(grid, from, to, { size: sizeOf(state, figure), thrown: true });
}

/** A fall of two levels or more: gravity against Survive; a figure that falls is pinned (DZ-STATE-FALL). */
export function fall(turn: Turn, id: FigureId, levels: number): void {
  const { state } = turn;
  if (levels < 2 || resists(state, figureOf(state, id), 'fall')) return;
  const dice = askDice(turn, id, seatOf(state, id));
  const gravity = rollTest(turn, fallTest(levels));
  const own = rollTest(turn, survive(state, id, dice));
  const difference = gravity.successes - own.successes;
  if (difference > 0) damage(turn, id, difference, 0, 'DZ-STATE-FALL');
  pin(turn, id, 'DZ-STATE-FALL');
}

/** A figure thrown against a wall: pinned and hurt where the wall is ahead (DZ-STATE-SLAM). */
function slam(turn: Turn, id: FigureId): void {
  const { state } = turn;
  const dice = askDice(turn, id, seatOf(state, id));
  const wall = rollTest(turn, wallTest());
  const own = rollTest(turn, survive(state, id, dice));
  const difference = wall.successes - own.successes;
  if (difference <= 0) return;
  damage(turn, id, difference, 0, 'DZ-STATE-SLAM');
  pin(turn, id, 'DZ-STATE-SLAM');
}

/** One die on a table, read directly (DZ-DICE-TABLE). */
export function tableDie(turn: Turn, rule: string, figure?: FigureId): number {
  const [die] = turn.dice('table', [FACES], { rule, ...(figure !== undefined && { figure }) });
  turn.emit({ type: 'tableRolled', rule, die, ...(figure !== undefined && { figure }) });
  return die;
}

/** The cube beside one that a die names (DZ-STATE-SCATTER). */
export function cubeBeside(turn: Turn, cube: Cube, figure?: FigureId): Cube {
  const step = COMPASS[tableDie(turn, 'DZ-STATE-SCATTER', figure) - 1];
  if (!step) throw new Error('a die has as many faces as there are directions');
  return stepped(cube, step);
}

const fallOf = ({ scene }: State, into: Cube, size: number): Fall =>
  fallFrom(gridOf(scene.map), into, { size, byHatches: scene.options['floor.hatch'] === 'catch' });

/** The cube where somebody thrown into a cube comes to lie, with a die for each partial floor (DZ-STATE-CATCH). */
export function landing(turn: Turn, into: Cube, { id, size }: { readonly id?: FigureId; readonly size: number }): Cube {
  const { past, end } = fallOf(turn.state, into, size);
  return past.find(() => tableDie(turn, 'DZ-STATE-CATCH', id) >= CATCHES) ?? end;
}

/** A cube that something may come to, and the chance of it. */
export interface Landing {
  readonly cube: Cube;
  readonly chance: number;
}

/** The cubes where something thrown into a cube may come to lie (DZ-STATE-CATCH). */
export function landingsOf(state: State, into: Cube, size: number): readonly Landing[] {
  const { past, end } = fallOf(state, into, size);
  const all: Landing[] = [];
  let left = 1;
  for (const cube of past) {
    all.push({ cube, chance: (left * (FACES + 1 - CATCHES)) / FACES });
    left = (left * (CATCHES - 1)) / FACES;
  }
  return [...all, { cube: end, chance: left }];
}

/** Steps directly away from an attacker; in the same cube any of the eight (DZ-STATE-AWAY). */
export function awayFrom(from: Figure, target: Figure): readonly Step[] {
  const cube = cubeOf(target);
  return nameOfCube(cubeOf(from)) === nameOfCube(cube) ? COMPASS : stepsAway(from, target, cube);
}

/** A throw: the rule, whether it pins, and the player who made the attack. */
interface Thrown {
  readonly rule: string;
  readonly pins: boolean;
  readonly by?: Seat;
}

/** Moves a figure by force into a neighbouring cube: slammed by a wall, stopped by lack of room, falling where there is no floor (DZ-STATE-SCATTER). */
export function throwTo(turn: Turn, id: FigureId, to: Cube, { rule, pins, by }: Thrown): void {
  const { state } = turn;
  const figure = figureOf(state, id);
  const from = cubeOf(figure);
  if (isBarred(state, figure, from, to)) {
    slam(turn, id);
    if (pins) pin(turn, id, rule);
    return;
  }
  const end = restOf(turn, id, to);
  if (end) {
    const isPinnedThere = liesThere(state, figure, to.level - end.level, pins);
    const there: Figure = { ...figure, posture: isPinnedThere ? 'prone' : figure.posture };
    const stands = isPinnedThere && enemiesIn(state, figure, end).length > 0;
    const wish = stands ? undefined : choosePlace(turn, by ?? seatOf(state, id), there, end, 'DZ-STATE-AWAY');
    const { x, y, z } = takePlace(turn, id, end, wish);
    turn.emit({ type: 'moved', figure: id, path: [from, end].map(nameOfCube), x, y, z, how: to.level === end.level ? 'thrown' : 'fall' });
    fall(turn, id, to.level - end.level);
  }
  if (!inPlay(figureOf(state, id))) return;
  if (pins) pin(turn, id, rule);
  if (!end) return;
  if (enemiesIn(state, figureOf(state, id)).length > 0) enterByForce(turn, id);
  else pickUp(turn, id);
}

/** Is a figure pinned once it is thrown over so many levels: not one that is never pinned, nor by a fall that does not harm it (DZ-STATE-FALL)? */
function liesThere(state: State, figure: Figure, levels: number, pins: boolean): boolean {
  if (isPinned(figure)) return true;
  return !resists(state, figure, 'pinned') && (pins || (levels > 1 && !resists(state, figure, 'fall')));
}

/** Throws a figure into the cube that a die names, and pins it (DZ-STATE-SCATTER). */
export function scatter(turn: Turn, id: FigureId, rule: string, by?: Seat): void {
  throwTo(turn, id, cubeBeside(turn, cubeOf(figureOf(turn.state, id)), id), { rule, pins: true, ...(by !== undefined && { by }) });
}

/** The cube with room where a figure thrown comes to rest; undefined where it stays in its own (DZ-STATE-SCATTER). */
function restOf(turn: Turn, id: FigureId, to: Cube): Cube | undefined {
  const { state } = turn;
  const grid = gridOf(state.scene.map);
  const figure = figureOf(state, id);
  const size = sizeOf(state, figure);
  const fits = (cube: Cube): boolean => mayEnd(grid, cube, { size, fits: roomsFor(state, figure) });
  let cube = rampIn(grid, to) ? to : landing(turn, to, { id, size });
  if (fits(cube)) return cube;
  if (cube.level === to.level) return undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const next = cubeBeside(turn, cube, id);
    if (isBarred(state, figure, cube, next)) continue;
    const below = landing(turn, next, { id, size });
    if (fits(below)) return below;
    if (below.level < cube.level) cube = below;
  }
  return cube;
}

/** A figure thrown into a cube with enemies fights: pinned, it stands up and dodges; otherwise it fights as one that has moved in (DZ-STATE-FORCED-ENTRY). */
function enterByForce(turn: Turn, id: FigureId): void {
  const { state } = turn;
  const enemies = enemiesIn(state, figureOf(state, id));
  if (isPinned(figureOf(state, id))) enterPinned(turn, id);
  else chargeIn(turn, id, enemies);
}

/** A figure that comes pinned among enemies stands up and dodges one of them, or lets a pinned one stand up (DZ-STATE-FORCED-ENTRY). */
export function enterPinned(turn: Turn, id: FigureId): void {
  riseFreely(turn, id, 'DZ-STATE-FORCED-ENTRY');
  const strikers = mayStrikeOrRise(turn.state, figureOf(turn.state, id));
  struckBy(turn, id, 'DZ-STATE-FORCED-ENTRY', { may: false, strikers, moved: id, pinned: [id] });
}

function chargeIn(turn: Turn, id: FigureId, enemies: readonly Figure[]): void {
  const { state } = turn;
  const foe = turn.choose('foe', { seat: seatOf(state, id), about: { figure: id }, options: enemies.map((one) => one.id) });
  const weapon = meleeWeapon(state, figureOf(state, id), undefined);
  const dice = attackerDeclaresLast(state) ? 0 : askDice(turn, id, seatOf(state, id), { by: foe }, 'fight');
  fight(turn, { attacker: id, target: foe, dice, moved: id, weapon });
}
