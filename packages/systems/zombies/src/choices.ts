import type { Seat } from '@escarmouche/referee';
import type { Turn } from './card.ts';
import { hasZombie } from './players.ts';
import type { Square, State } from './state.ts';
import { enterable } from './town.ts';

/** Enterable squares without a zombie. */
export const freeSquares = (state: State): readonly Square[] => enterable(state).filter((square) => !hasZombie(state, square));

/** Puts zombies one by one on free squares of a choice, as far as squares and supply go (ZB-TILE-POOL). */
export function bringZombies(turn: Turn, seat: Seat, rule: string, count: number, squares: readonly Square[]): void {
  const most = Math.min(count, turn.state.supply.zombies);
  let free = squares.filter((square) => !hasZombie(turn.state, square));
  const chosen: Square[] = [];
  while (chosen.length < most && free.length > most - chosen.length) {
    const square = turn.choose('zombie', { seat, about: { rule, left: most - chosen.length }, options: free });
    chosen.push(square);
    free = free.filter((one) => one !== square);
  }
  if (chosen.length < most) chosen.push(...free);
  turn.emit({ type: 'zombiesCame', squares: chosen, rule });
}

/** One of the buildings open to a card, by its tile. */
export function chooseBuilding(turn: Turn, seat: Seat, rule: string, tiles: readonly number[]): number {
  return turn.choose('building', { seat, about: { rule }, options: tiles });
}
