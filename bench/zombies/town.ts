import { LOOKS, TURNS } from './board.ts';
import type { Game, Numbers } from './flat.ts';

/** Towns on flat arrays: where tiles fit, and what they are linked to. */

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;
const GATES = [1, 5, 7, 3] as const;

/** Cells to a side of the grid, the first tile in the middle. */
export const SPAN = 64;

const cellOf = (x: number, y: number): number => (y + SPAN / 2) * SPAN + x + SPAN / 2;

const tileAt = (game: Game, x: number, y: number): number => (game.cells[cellOf(x, y)] ?? 0) - 1;

const exits = (game: Game, tile: number, edge: number): boolean =>
  LOOKS[game.kinds[tile] ?? 0]?.[game.quarters[tile] ?? 0]?.exits[edge] ?? false;

export function misfits(game: Game, kind: number, x: number, y: number, quarter: number): boolean {
  if (tileAt(game, x, y) >= 0) return true;
  const look = LOOKS[kind]?.[quarter];
  let joined = false;
  for (let edge = 0; edge < 4; edge++) {
    const other = tileAt(game, x + (DX[edge] ?? 0), y + (DY[edge] ?? 0));
    if (other < 0) continue;
    const theirs = exits(game, other, (edge + 2) % 4);
    if (theirs !== look?.exits[edge]) return true;
    joined ||= theirs;
  }
  return !joined;
}

const cells = new Int16Array(256);

/** Counts the empty cells in front of an exit; their places are in `cells`, x then y. */
export function openCells(game: Game): number {
  let found = 0;
  for (let tile = 0; tile < game.count; tile++) {
    for (let edge = 0; edge < 4; edge++) {
      if (!exits(game, tile, edge)) continue;
      const x = (game.xs[tile] ?? 0) + (DX[edge] ?? 0);
      const y = (game.ys[tile] ?? 0) + (DY[edge] ?? 0);
      if (tileAt(game, x, y) >= 0) continue;
      let known = false;
      for (let i = 0; i < found && !known; i++) known = cells[i * 2] === x && cells[i * 2 + 1] === y;
      if (known) continue;
      cells[found * 2] = x;
      cells[found * 2 + 1] = y;
      found++;
    }
  }
  return found;
}

/** Writes the placements of a kind of tile, three numbers each (x, y, quarter), and counts them. */
export function placements(game: Game, kind: number, into: Numbers, most = Infinity): number {
  const open = openCells(game);
  let count = 0;
  for (let i = 0; i < open && count < most; i++) {
    const [x, y] = [cells[i * 2] ?? 0, cells[i * 2 + 1] ?? 0];
    for (const quarter of TURNS[kind] ?? []) {
      if (misfits(game, kind, x, y, quarter)) continue;
      into[count * 3] = x;
      into[count * 3 + 1] = y;
      into[count * 3 + 2] = quarter;
      count++;
    }
  }
  return count;
}

const scratch = new Int16Array(512);

export const fits = (game: Game, kind: number): boolean => placements(game, kind, scratch, 1) > 0;

export function lay(game: Game, kind: number, x: number, y: number, quarter: number): void {
  const tile = game.count;
  game.kinds[tile] = kind;
  game.xs[tile] = x;
  game.ys[tile] = y;
  game.quarters[tile] = quarter;
  game.count++;
  game.cells[cellOf(x, y)] = game.count;
  LOOKS[kind]?.[quarter]?.links.forEach((links, square) => {
    links.forEach((to, i) => (game.links[(tile * 9 + square) * 4 + i] = tile * 9 + to));
  });
  for (let edge = 0; edge < 4; edge++) {
    const other = tileAt(game, x + (DX[edge] ?? 0), y + (DY[edge] ?? 0));
    if (other < 0 || !exits(game, tile, edge) || !exits(game, other, (edge + 2) % 4)) continue;
    const here = tile * 9 + (GATES[edge] ?? 0);
    const there = other * 9 + (GATES[(edge + 2) % 4] ?? 0);
    join(game, here, there);
    join(game, there, here);
  }
}

function join(game: Game, from: number, to: number): void {
  let at = from * 4;
  while (game.links[at] !== -1) at++;
  game.links[at] = to;
}
