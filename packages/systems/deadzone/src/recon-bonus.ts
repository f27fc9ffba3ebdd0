import type { Seat } from '@escarmouche/referee';
import { figureOf, figuresInPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { arrivalsOf, cellsOf, cubeWithName, gridOf, nameOfCube, numberOf, SIDE } from '@escarmouche/space/cubes';
import { cubeOf, figuresOf, seatOf } from './figures.ts';
import { pickUp } from './items.ts';
import { takePlace } from './making-room.ts';
import { travellerOf } from './move.ts';
import { FACES } from './numbers.ts';
import { placeFor } from './placing.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

const RULE = 'DZ-RECON-BONUS-TABLE';
const NONE = 'none';

/** The results of the table, 8 left out: it is any of them. */
const RESULTS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Bonus dice of a player as the Turn begins: by option, as many as the winner of Recon leads by, once (DZ-RECON-BONUS). */
export function bonusDice({ scene, recon, round }: State, seat: Seat): number {
  const isDue = scene.options['recon.bonus'] === 'yes' && round === 1 && recon?.winner === seat && recon.rolled !== true;
  return isDue ? recon.ahead : 0;
}

/** All dice of the bonus at once; their player picks the order (DZ-RECON-BONUS). */
export function rollBonus(turn: Turn, seat: Seat, count: number): void {
  const dice = turn.dice('table', new Array<number>(count).fill(FACES), { rule: 'DZ-RECON-BONUS' }, seat);
  turn.emit({ type: 'bonusRolled', seat, dice });
  const left = [...dice];
  while (left.length > 0) {
    const die = Number(choose(turn, seat, left, [...new Set(left)].map(String)));
    left.splice(left.indexOf(die), 1);
    const result = die === FACES ? Number(choose(turn, seat, left, RESULTS, { result: FACES })) : die;
    resolve(turn, seat, result, left);
  }
}

function choose(
  turn: Turn,
  seat: Seat,
  left: readonly number[],
  options: readonly string[],
  aim: { readonly result?: number; readonly figure?: FigureId } = {},
): string {
  return turn.choose('bonus', { seat, about: { rule: aim.result === undefined ? 'DZ-RECON-BONUS' : RULE, left, ...aim }, options });
}

/** A result of the table (DZ-RECON-BONUS-TABLE). */
function resolve(turn: Turn, seat: Seat, result: number, left: readonly number[]): void {
  const ask = (options: readonly string[]): string => choose(turn, seat, left, [...options, NONE], { result });
  switch (result) {
    case 1:
      return peek(turn, seat, 1, ask);
    case 2:
      return peek(turn, seat, 3, ask);
    case 3:
      return discard(turn, ask);
    case 7:
      return flank(turn, seat, ask);
    default:
      return advance(turn, seat, result - 3, ask);
  }
}

type Ask = (options: readonly string[]) => string;

/** Up to so many tokens are looked at, and lie face down again. */
function peek(turn: Turn, seat: Seat, most: number, ask: Ask): void {
  const { state } = turn;
  for (let i = 0; i < most; i++) {
    const token = ask(state.tokens.flatMap(({ id, item }) => (item === undefined ? [id] : [])));
    if (token === NONE) return;
    const item = state.bag[turn.draw('item', state.bag.length, seat)] ?? '';
    turn.emit({ type: 'itemPeeked', seat, token, item });
  }
}

function discard(turn: Turn, ask: Ask): void {
  const chosen = ask(turn.state.tokens.map(({ id }) => id));
  const token = turn.state.tokens.find(({ id }) => id === chosen);
  if (token) turn.emit({ type: 'itemRemoved', token: token.id, at: token.at });
}

/** Up to so many figures go one cube, none of them twice, and none to an enemy. */
function advance(turn: Turn, seat: Seat, most: number, ask: Ask): void {
  const { state } = turn;
  const gone: FigureId[] = [];
  while (gone.length < most) {
    const waiting = figuresOf(state, seat).filter(({ id }) => !gone.includes(id));
    const chosen = ask(waiting.flatMap((figure) => stepsOf(state, figure).map((cube) => `${figure.id} ${cube}`)));
    if (chosen === NONE) return;
    const [id = '', name = ''] = chosen.split(' ');
    const from = nameOfCube(cubeOf(figureOf(state, id)));
    turn.emit({ type: 'moved', figure: id, path: [from, name], ...takePlace(turn, id, cubeWithName(name)), how: 'walk' });
    pickUp(turn, id);
    gone.push(id);
  }
}

function stepsOf(state: State, figure: Figure): readonly string[] {
  const traveller = travellerOf(state, figure, 1);
  const ends = [...arrivalsOf(gridOf(state.scene.map), cubeOf(figure), traveller).values()];
  return ends.flatMap(({ cube, drop }) => (drop === 0 && !traveller.meets(cube) ? [nameOfCube(cube)] : []));
}

/** One figure leaves the board, to come in by a side edge at the end of the Round. */
function flank(turn: Turn, seat: Seat, ask: Ask): void {
  const figure = ask(figuresOf(turn.state, seat).map(({ id }) => id));
  if (figure !== NONE) turn.emit({ type: 'flanked', figure });
}

/** Flanking figures come into an empty cube of the left or right edge; where all are taken they wait for the end of the next Round. */
export function placeFlankers(turn: Turn): void {
  const { state } = turn;
  for (const id of state.flanking.slice()) {
    const seat = seatOf(state, id);
    const options = edgeCubes(state, id);
    if (options.length === 0) continue;
    const cube = cubeWithName(choose(turn, seat, [], options, { result: 7, figure: id }));
    turn.emit({ type: 'deployed', figure: id, ...placeFor(state, figureOf(state, id), cube) });
  }
}

function edgeCubes(state: State, id: FigureId): readonly string[] {
  const taken = new Set(figuresInPlay(state).map((one) => numberOf(cubeOf(one))));
  const isVehicle = sheetOf(state, id).type === 'V';
  return cellsOf(gridOf(state.scene.map)).flatMap(({ cube, name, holds }) =>
    holds && (cube.column === 1 || cube.column === SIDE) && (!isVehicle || cube.level === 1) && !taken.has(numberOf(cube)) ? [name] : [],
  );
}
