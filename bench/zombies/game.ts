import { COPIES, KINDS, MOST_SQUARES, MOST_TILES, SEATS, START_KIND } from './board.ts';
import type { Game, Numbers } from './flat.ts';
import { lay, SPAN } from './town.ts';

export const plain = (length: number): Numbers => new Array<number>(length).fill(0);
export const typed = (length: number): Numbers => new Int16Array(length);

export function newGame(make: (length: number) => Numbers): Game {
  const filled = (length: number, value: number): Numbers => {
    const numbers = make(length);
    for (let i = 0; i < length; i++) numbers[i] = value;
    return numbers;
  };
  const game: Game = {
    seat: 0,
    turn: 1,
    step: 0,
    drawn: -1,
    left: 0,
    moved: 0,
    pace: 0,
    herd: 0,
    doubled: 0,
    out: 0,
    discarded: 0,
    closed: 0,
    heliport: -1,
    supply: 100,
    winner: -1,
    stackCount: 0,
    count: 0,
    stack: make(KINDS.length),
    kinds: make(MOST_TILES),
    xs: make(MOST_TILES),
    ys: make(MOST_TILES),
    quarters: make(MOST_TILES),
    cells: make(SPAN * SPAN),
    links: filled(MOST_SQUARES * 4, -1),
    zombies: make(MOST_SQUARES),
    tokens: make(MOST_SQUARES),
    shifted: make(MOST_SQUARES),
    square: filled(SEATS, 4),
    lives: filled(SEATS, 3),
    bullets: filled(SEATS, 3),
    trophies: make(SEATS),
    counters: make(SEATS),
    played: make(SEATS),
    hands: make(SEATS * 4),
    deck: filled(4, COPIES),
    discard: make(4),
  };
  KINDS.forEach(({ count }, kind) => {
    if (kind === START_KIND) return;
    game.stack[kind] = count;
    game.stackCount += count;
  });
  lay(game, START_KIND, 0, 0, 0);
  return game;
}

export function linked(game: Game, from: number, to: number): boolean {
  for (let i = from * 4; i < from * 4 + 4; i++) if (game.links[i] === to) return true;
  return false;
}

export function canShift(game: Game): boolean {
  const squares = game.count * 9;
  for (let from = 0; from < squares; from++) {
    if (game.zombies[from] !== 1 || game.shifted[from] === game.turn) continue;
    for (let i = from * 4; i < from * 4 + 4; i++) {
      const to = game.links[i] ?? -1;
      if (to >= 0 && game.zombies[to] === 0) return true;
    }
  }
  return false;
}
