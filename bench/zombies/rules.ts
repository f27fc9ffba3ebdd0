import { fits, lay, misfits, openCells } from './town.ts';
import type { Game } from './flat.ts';
import { canShift, linked } from './game.ts';
import { HELIPORT_KIND, KINDS, LOOKS, SEATS } from './board.ts';

/**
 * The turn of Zombies!!! on flat arrays: draw, place, stock, fights, refill, move, pick-ups, zombie moves, discard, both victories, and four cards.
 * Written twice over: under boardgame.io the arrays are plain and belong to its reducer, by themselves they are typed. `die` answers a roll,
 * `choose` whether a lost blow is paid with bullets. A rule that is broken returns false and changes nothing.
 */
export interface Luck {
  die(faces: number): number;
  choose(): boolean;
}

export const [TILE, PLACE, STOCK, ENCOUNTER, REFILL, MOVE, MOVING, HERD, HERDING, DISCARD, OVER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;
export const [BOOST, PAUSE, PUMP, CAR] = [0, 1, 2, 3] as const;
export const CARD_KINDS = 4;
const WIN = 25;

export function drawIndex(luck: Luck, count: number): number {
  return count === 1 ? 0 : luck.die(count) - 1;
}

export function draw(game: Game, luck: Luck): boolean {
  if (game.step !== TILE) return false;
  const withHeliport = game.stackCount <= 15;
  const count = game.stackCount - (withHeliport ? 0 : (game.stack[HELIPORT_KIND] ?? 0));
  let left = drawIndex(luck, count);
  let kind = 0;
  for (; kind < KINDS.length; kind++) {
    if (kind === HELIPORT_KIND && !withHeliport) continue;
    left -= game.stack[kind] ?? 0;
    if (left < 0) break;
  }
  game.stack[kind] = (game.stack[kind] ?? 0) - 1;
  game.stackCount--;
  if (!fits(game, kind)) {
    if (kind === HELIPORT_KIND) game.heliport = -2;
    game.step = ENCOUNTER;
    return true;
  }
  game.drawn = kind;
  if (kind === HELIPORT_KIND) rollOff(game, luck);
  game.step = PLACE;
  return true;
}

/** Roll for the seat that places the heliport: the highest of those with the fewest trophies. */
function rollOff(game: Game, luck: Luck): void {
  let fewest = Infinity;
  for (let seat = 0; seat < SEATS; seat++) fewest = Math.min(fewest, game.trophies[seat] ?? 0);
  let best: readonly number[] = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => game.trophies[seat] === fewest);
  while (best.length > 1) {
    const dice: readonly number[] = best.map(() => luck.die(6));
    const highest = Math.max(...dice);
    best = best.filter((_, i) => dice[i] === highest);
  }
}

export function place(game: Game, x: number, y: number, quarter: number): boolean {
  if (game.step !== PLACE || misfits(game, game.drawn, x, y, quarter)) return false;
  lay(game, game.drawn, x, y, quarter);
  if (game.drawn === HELIPORT_KIND) game.heliport = game.count - 1;
  game.drawn = -1;
  if (game.stackCount > 0 && openCells(game) === 0) game.closed = 1;
  const { squares, zombies, bullets, lives } = plan(game);
  if (zombies < squares.length || bullets + lives > 0) {
    game.step = STOCK;
    return true;
  }
  for (const square of squares) game.zombies[square] = 1;
  game.supply -= squares.length;
  game.step = ENCOUNTER;
  return true;
}

export function plan(game: Game): { squares: readonly number[]; zombies: number; bullets: number; lives: number } {
  const tile = game.count - 1;
  const kind = KINDS[game.kinds[tile] ?? 0];
  const look = LOOKS[game.kinds[tile] ?? 0]?.[game.quarters[tile] ?? 0];
  const squares: number[] = [];
  look?.grounds.forEach((ground, i) => {
    if (kind?.named ? ground === 2 : ground !== 0) squares.push(tile * 9 + i);
  });
  const wanted = kind?.named || kind?.role === 'heliport' ? kind.zombies : (kind?.exits.length ?? 0);
  const bullets = Math.min(kind?.bullets ?? 0, squares.length);
  return {
    squares,
    zombies: Math.min(wanted, squares.length, game.supply),
    bullets,
    lives: Math.min(kind?.lives ?? 0, squares.length - bullets),
  };
}

export function stock(game: Game, zombies: readonly number[], bullets: readonly number[], lives: readonly number[]): boolean {
  if (game.step !== STOCK) return false;
  const wanted = plan(game);
  if (zombies.length !== wanted.zombies || bullets.length !== wanted.bullets || lives.length !== wanted.lives) return false;
  for (const list of [zombies, bullets, lives]) for (const square of list) if (!wanted.squares.includes(square)) return false;
  if (new Set(zombies).size !== zombies.length || new Set([...bullets, ...lives]).size !== bullets.length + lives.length) return false;
  for (const square of zombies) game.zombies[square] = 1;
  for (const square of bullets) game.tokens[square] = 1;
  for (const square of lives) game.tokens[square] = 2;
  game.supply -= zombies.length;
  game.step = ENCOUNTER;
  return true;
}

const isOver = (game: Game): boolean => game.step === OVER;

export function face(game: Game, luck: Luck): boolean {
  if (game.step !== ENCOUNTER) return false;
  meet(game, luck);
  if (isOver(game)) return true;
  game.step = game.out ? HERD : REFILL;
  goOn(game);
  return true;
}

/** The fight of the pawn's square, then its token. False when the pawn is knocked out or the game is over. */
function meet(game: Game, luck: Luck): boolean {
  const { seat } = game;
  const square = game.square[seat] ?? 0;
  if (game.zombies[square] === 1 && !fight(game, luck, square)) return false;
  const token = game.tokens[square] ?? 0;
  if (token === 1) game.bullets[seat] = (game.bullets[seat] ?? 0) + 1;
  else if (token === 2 && (game.lives[seat] ?? 0) < 5) game.lives[seat] = (game.lives[seat] ?? 0) + 1;
  else return true;
  game.tokens[square] = 0;
  return true;
}

function fight(game: Game, luck: Luck, square: number): boolean {
  const { seat } = game;
  while ((game.lives[seat] ?? 0) > 0) {
    const bonus = (game.counters[seat] ?? 0) > 0 ? 1 : 0;
    const lacking = 4 - luck.die(6) - bonus;
    if (bonus === 1) spend(game, seat);
    if (lacking > 0 && ((game.bullets[seat] ?? 0) < lacking || !luck.choose())) {
      game.lives[seat] = (game.lives[seat] ?? 0) - 1;
      continue;
    }
    if (lacking > 0) game.bullets[seat] = (game.bullets[seat] ?? 0) - lacking;
    game.zombies[square] = 0;
    game.trophies[seat] = (game.trophies[seat] ?? 0) + 1;
    checkVictory(game);
    return !isOver(game);
  }
  knockOut(game, seat);
  return false;
}

function spend(game: Game, seat: number): void {
  const left = (game.counters[seat] ?? 0) - 1;
  game.counters[seat] = left;
  if (left === 0) game.discard[PUMP] = (game.discard[PUMP] ?? 0) + 1;
}

function knockOut(game: Game, seat: number): void {
  const lost = Math.ceil((game.trophies[seat] ?? 0) / 2);
  game.trophies[seat] = (game.trophies[seat] ?? 0) - lost;
  game.supply += lost;
  if ((game.counters[seat] ?? 0) > 0) {
    game.counters[seat] = 0;
    game.discard[PUMP] = (game.discard[PUMP] ?? 0) + 1;
  }
  game.lives[seat] = 3;
  game.bullets[seat] = 3;
  game.square[seat] = 4;
  game.out = 1;
}

function checkVictory(game: Game): void {
  for (let i = 0; i < SEATS; i++) {
    const seat = (game.seat + i) % SEATS;
    if ((game.trophies[seat] ?? 0) < WIN && !holdsHeliport(game, seat)) continue;
    game.step = OVER;
    game.winner = seat;
    return;
  }
}

function holdsHeliport(game: Game, seat: number): boolean {
  const { heliport } = game;
  if (heliport < 0 || game.closed === 1 || Math.floor((game.square[seat] ?? 0) / 9) !== heliport) return false;
  for (let square = heliport * 9; square < heliport * 9 + 9; square++) if (game.zombies[square] === 1) return false;
  return true;
}

/** Goes on by itself where a step is over. */
export function goOn(game: Game): void {
  if (isOver(game)) return;
  if (game.step === MOVING && (game.out === 1 || (game.left <= 0 && game.moved > 0))) game.step = HERD;
  if ((game.step === HERD && !canShift(game)) || (game.step === HERDING && (game.herd === 0 || !canShift(game)))) game.step = DISCARD;
}

export function roll(game: Game, luck: Luck): boolean {
  if (game.step !== MOVE) return false;
  const die = luck.die(6);
  game.pace = die;
  game.left = game.doubled === 1 ? die * 2 : die;
  game.step = MOVING;
  return true;
}

export function stay(game: Game): boolean {
  if (game.step !== MOVE) return false;
  game.step = HERD;
  goOn(game);
  return true;
}

export function step(game: Game, luck: Luck, to: number): boolean {
  const { seat } = game;
  if (game.step !== MOVING || game.left <= 0 || !linked(game, game.square[seat] ?? 0, to)) return false;
  if (game.zombies[game.square[seat] ?? 0] === 1 && !meet(game, luck)) {
    goOn(game);
    return true;
  }
  game.square[seat] = to;
  game.left--;
  game.moved++;
  checkVictory(game);
  if (game.step === MOVING) meet(game, luck);
  goOn(game);
  return true;
}

export function halt(game: Game): boolean {
  if (game.step !== MOVING) return false;
  game.step = HERD;
  goOn(game);
  return true;
}

export function herd(game: Game, luck: Luck): boolean {
  if (game.step !== HERD) return false;
  game.herd = luck.die(6);
  game.step = HERDING;
  goOn(game);
  return true;
}

export function shift(game: Game, from: number, to: number): boolean {
  if (game.step !== HERDING || game.zombies[from] !== 1 || game.shifted[from] === game.turn) return false;
  if (game.zombies[to] === 1 || !linked(game, from, to)) return false;
  game.zombies[from] = 0;
  game.zombies[to] = 1;
  game.shifted[to] = game.turn;
  game.herd--;
  checkVictory(game);
  goOn(game);
  return true;
}

export function end(game: Game): boolean {
  if (game.step !== DISCARD) return false;
  game.seat = (game.seat + 1) % SEATS;
  game.turn++;
  game.played[game.seat] = 0;
  game.doubled = game.left = game.moved = game.pace = game.out = game.discarded = game.herd = 0;
  if (game.stackCount > 0 && game.closed === 0 && openCells(game) === 0) game.closed = 1;
  game.step = game.stackCount > 0 && game.closed === 0 ? TILE : ENCOUNTER;
  return true;
}
