import { refuse, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import {
  cubeNamed,
  cubeWithName,
  dropBetween,
  gridOf,
  nameOfCube,
  numberOf,
  pathFault,
  sameCube,
  type Blocked,
  type Cube,
  type PathFault,
  type Traveller,
} from '@escarmouche/space/cubes';
import { spend } from './command-dice.ts';
import type { CommandOf } from './commands.ts';
import { fight, meleeWeapon, mayStrikeOrRise, struckBy, weaponRefusal } from './fight.ts';
import { entriesOf, entryFault, OFF_BOARD } from './entering.ts';
import { cubeOf, enemiesIn, isPinned, isToEnter, resists, seatOf, sizeOf } from './figures.ts';
import { handOver, handsAt, handsRefusal, pickUp } from './items.ts';
import { leave, leaveRefusal } from './leaving.ts';
import { takePlace } from './making-room.ts';
import { isWithin, placeFor } from './placing.ts';
import { rulesOf } from './registry.ts';
import { roomsFor } from './room.ts';
import type { Figure, State } from './state.ts';
import { enterPinned, fall } from './thrown.ts';
import type { Turn } from './turn.ts';

type Way = Pick<CommandOf<'move'>, 'path' | 'at' | 'target' | 'weapon' | 'dice' | 'leave' | 'free' | 'drop' | 'give'>;

/** A figure as it moves through cubes (DZ-MOVE-PATH, DZ-MOVE-CAPACITY, DZ-MOVE-ENTER-ENEMY). */
export function travellerOf(state: State, figure: Figure, speed: number): Traveller {
  const rules = rulesOf(sheetOf(state, figure.id));
  const { leaps } = rules.reduce((stride, { rule }) => rule.strides?.(stride) ?? stride, { leaps: false });
  const enemies = new Set(enemiesOf(state, figure.id).map((one) => numberOf(cubeOf(one))));
  return {
    size: sizeOf(state, figure),
    speed,
    leaps,
    clings: state.scene.options['move.cling'] === 'yes',
    lands: resists(state, figure, 'fall') ? 'unharmed' : resists(state, figure, 'pinned') ? 'upright' : undefined,
    meets: (cube) => enemies.has(numberOf(cube)),
    fits: roomsFor(state, figure),
  };
}

/** Refusal of a movement: its cubes, the place in the last one, the enemy fought there. No cube at all: the figure shifts within its own. */
export function wayRefusal(state: State, figure: Figure, way: Way, speed: number): Refusal | undefined {
  const cubes = way.path.map(cubeNamed);
  if (cubes.some((cube) => cube === undefined)) return refuse('DZ-SETUP-BOARD', 'Ce cube n’existe pas.', 'There is no such cube.');
  const enters = isToEnter(state, figure);
  const start = startOf(state, figure, cubes as readonly Cube[]);
  const path = [start, ...(cubes as readonly Cube[])];
  const end = path.at(-1) ?? start;
  if (enters && !entriesOf(state, figure).some((cube) => sameCube(cube, start))) return OFF_BOARD;
  const hands = handsRefusal(state, figure, way, path);
  if (hands) return hands;
  const traveller = travellerOf(state, figure, speed);
  if (way.leave === true) return leaveRefusal(state, path, end, traveller);
  const fault = enters ? entryFault(state, path.slice(1), traveller) : pathFault(gridOf(state.scene.map), path, traveller);
  if (fault) return faultRefusal(fault);
  if (way.at && !isWithin(state, figure, end, way.at)) {
    return refuse('DZ-MOVE-POSITION', 'Le centre du socle ne peut pas être là.', 'The centre of the base cannot be there.');
  }
  if (way.target !== undefined && !enemiesIn(state, figure, end).some(({ id }) => id === way.target)) {
    return refuse('DZ-MOVE-ENTER-ENEMY', 'Pas d’ennemi de ce nom dans ce cube.', 'No enemy of that name in that cube.');
  }
  return (
    weaponRefusal(state, figure, way.weapon) ??
    (way.dice === undefined ? undefined : chargeRefusal(state, figure, path.length > 1 ? enemiesIn(state, figure, end) : []))
  );
}

/** The cube that a movement starts from; off the board the one by which the figure enters stands for it, and is moved as well. */
const startOf = (state: State, figure: Figure, cubes: readonly Cube[]): Cube =>
  (isToEnter(state, figure) ? cubes[0] : undefined) ?? cubeOf(figure);

/** Refusal of Dé results on the Fight at the end of a path, against these enemies (DZ-CMD-POOL, DZ-DICE-NULL). */
function chargeRefusal(state: State, figure: Figure, enemies: readonly Figure[]): Refusal | undefined {
  if (enemies.length === 0)
    return refuse('DZ-CMD-DIE', 'Pas de Combat au bout du chemin\u00a0: pas de Dé.', 'No Fight at the end of the way: no Dé.');
  return sheetOf(state, figure.id).fight === null
    ? refuse('DZ-DICE-NULL', 'Sa valeur de Combat est «\u00a0-\u00a0»\u00a0: pas de Dé.', 'Its Fight value is "-": no Dé.')
    : undefined;
}

function faultRefusal(fault: PathFault): Refusal {
  const at = nameOfCube(fault.at);
  switch (fault.why) {
    case 'far':
      return refuse('DZ-MOVE-MOVE', 'Trop de cubes pour sa Vitesse.', 'Too many cubes for its Speed.');
    case 'apart':
      return refuse('DZ-MOVE-MOVE', `${at} n’est pas adjacent au cube d’avant.`, `${at} is not adjacent to the cube before.`);
    case 'gap':
      return refuse('DZ-TERRAIN-FLOOR', `Rien pour se tenir en ${at}.`, `Nothing to stand on in ${at}.`);
    case 'enemy':
      return refuse(
        'DZ-MOVE-ENTER-ENEMY',
        `Un ennemi est en ${at} : le mouvement s’y arrête.`,
        `An enemy is in ${at}: the movement ends there.`,
      );
    case 'fall':
      return refuse('DZ-MOVE-DOWN', `La chute en ${at} met fin au mouvement.`, `The fall to ${at} ends the movement.`);
    case 'end':
      return refuse(
        'DZ-MOVE-CAPACITY',
        `Impossible de finir en ${at} : pas de sol, ou pas de place.`,
        `It cannot end in ${at}: no floor, or no room.`,
      );
    case 'blocked':
      return blockedRefusal(at, fault.blocked);
  }
}

const SIDES = {
  N: ['au nord', 'to the north'],
  E: ['à l’est', 'to the east'],
  S: ['au sud', 'to the south'],
  W: ['à l’ouest', 'to the west'],
} as const;

function blockedRefusal(to: string, { at, by }: Blocked): Refusal {
  const from = nameOfCube(at);
  switch (by) {
    case 'edge':
      return refuse('DZ-TERRAIN-EDGE', 'Le bord du plateau est un mur.', 'The edge of the board is a wall.');
    case 'climb':
      return refuse('DZ-MOVE-CLIMB', `Rien à escalader en ${from} vers ${to}.`, `Nothing to climb in ${from} towards ${to}.`);
    case 'ceiling':
      return refuse('DZ-MOVE-CLIMB', `Le plafond de ${from} ferme le passage.`, `The ceiling of ${from} closes the way.`);
    case 'floor':
      return refuse('DZ-TERRAIN-OPENINGS', `Le sol de ${from} ferme le passage.`, `The floor of ${from} closes the way.`);
    default: {
      const [fr, en] = SIDES[by];
      return refuse('DZ-TERRAIN-OPENINGS', `${from} est fermé ${fr} pour sa Taille.`, `${from} is closed ${en} for its Size.`);
    }
  }
}

/** Carries out a movement: an enemy may strike as the figure leaves; items are picked up on the way; in a cube with enemies it fights (DZ-MOVE-MOVE). */
export function travel(turn: Turn, id: FigureId, way: Way): void {
  const { state } = turn;
  const cubes = way.path.map(cubeWithName);
  const enters = isToEnter(state, figureOf(state, id));
  const start = startOf(state, figureOf(state, id), cubes);
  if (cubes.length === 0 && way.leave !== true) {
    shift(turn, id, start, way);
    return;
  }
  if (!enters) {
    handOver(turn, id, way);
    if (!breaksAway(turn, id)) return;
    if (!sameCube(cubeOf(figureOf(state, id)), start)) {
      if (enemiesIn(state, figureOf(state, id)).length === 0) turn.emit({ type: 'moveResumed', figure: id, free: way.free === true });
      return;
    }
  }
  if (walk(turn, id, [start, ...cubes], way) && way.leave === true) leave(turn, id);
}

/** Moves a figure along a path, the start first. Returns whether it has come to its end, fit to go on. */
function walk(turn: Turn, id: FigureId, path: readonly Cube[], way: Way): boolean {
  const { state } = turn;
  const { counters } = figureOf(state, id);
  const { drop, give } = way;
  const hands = { ...(drop !== undefined && { drop }), ...(give !== undefined && { give }) };
  const all = stretchesOf(state, path, handsAt(state, way));
  for (const [i, stretch] of all.entries()) {
    arrive(turn, id, stretch, i === all.length - 1 ? way : { path: [], ...hands });
    const after = figureOf(state, id);
    if (!inPlay(after) || isPinned(after) || after.counters > counters || !sameCube(cubeOf(after), stretch.end)) return false;
  }
  return true;
}

/** A part of a way: the names of its cubes, the last step of it, and the levels dropped by that. */
interface Stretch {
  readonly names: readonly string[];
  readonly end: Cube;
  readonly drop: number;
}

/** Stretches of a way between the cubes with items on it, those where one is handed over and those where the figure lands. */
function stretchesOf(state: State, path: readonly Cube[], hands: readonly string[]): readonly Stretch[] {
  const stops = new Set([...hands, ...state.tokens.map(({ at }) => at)]);
  const steps = path.slice(1).map((end, i) => ({ end, drop: dropBetween(path[i] ?? end, end) }));
  const stretches: Stretch[] = [];
  let names = path.slice(0, 1).map(nameOfCube);
  for (const [i, { end, drop }] of steps.entries()) {
    const name = nameOfCube(end);
    names.push(name);
    if (drop === 0 && !stops.has(name) && i < steps.length - 1) continue;
    stretches.push({ names, end, drop });
    names = [name];
  }
  return stretches;
}

function shift(turn: Turn, id: FigureId, cube: Cube, way: Way): void {
  const figure = figureOf(turn.state, id);
  const { x, y, z } = placeFor(turn.state, figure, cube, way.at);
  turn.emit({ type: 'moved', figure: id, path: [nameOfCube(cube)], x, y, z, how: 'shift' });
  pickUp(turn, id, handOver(turn, id, way));
}

/** One enemy may fight a figure that leaves its cube, or stand up; neither killed nor pinned, the figure is free (DZ-MOVE-BREAK-AWAY). */
function breaksAway(turn: Turn, id: FigureId): boolean {
  const { state } = turn;
  struckBy(turn, id, 'DZ-MOVE-BREAK-AWAY', { may: true, strikers: mayStrikeOrRise(state, figureOf(state, id)) });
  const after = figureOf(state, id);
  return inPlay(after) && !isPinned(after);
}

/** The figure comes to the end of a stretch: it falls, fights or picks something up there. */
function arrive(turn: Turn, id: FigureId, { names, end, drop }: Stretch, way: Way): void {
  const { state } = turn;
  const enters = isToEnter(state, figureOf(state, id));
  const { x, y, z } = takePlace(turn, id, end, way.at);
  const how = enters ? 'enter' : drop === 0 ? 'walk' : 'fall';
  turn.emit({ type: 'moved', figure: id, path: enters ? names.slice(1) : names, x, y, z, how });
  fall(turn, id, drop);
  if (!inPlay(figureOf(state, id))) return;
  const enemies = enemiesIn(state, figureOf(state, id));
  const left = handOver(turn, id, way);
  if (enemies.length === 0) return pickUp(turn, id, left);
  if (isPinned(figureOf(state, id))) return enterPinned(turn, id);
  charge(turn, id, enemies, way);
}

/** A figure that moves into a cube with enemies fights one of them at once (DZ-MOVE-ENTER-ENEMY, DZ-FIGHT-AUTO). */
function charge(turn: Turn, id: FigureId, enemies: readonly Figure[], way: Way): void {
  const { state } = turn;
  const seat = seatOf(state, id);
  const target = way.target ?? turn.choose('foe', { seat, about: { figure: id }, options: enemies.map((one) => one.id) });
  const weapon = meleeWeapon(state, figureOf(state, id), way.weapon);
  const dice = way.dice ?? 0;
  spend(turn, seat, 'die', 'DZ-CMD-DIE', dice);
  fight(turn, { attacker: id, target, dice, moved: id, weapon });
}
