import type { Game } from './flat.ts';
import type { Move } from './moves.ts';
import { CARD_KINDS, DISCARD, ENCOUNTER, HERD, HERDING, MOVE, MOVING, PLACE, plan, REFILL, STOCK, TILE } from './rules.ts';
import { placements } from './town.ts';

/** Steps, shifts and placements that are legal now, written one after the other; how many. A step is one number, a shift two, a placement three. */
export function legal(game: Game, into: Int16Array): number {
  if (game.step === PLACE) return placements(game, game.drawn, into);
  let count = 0;
  if (game.step === MOVING && game.left > 0) {
    const from = (game.square[game.seat] ?? 0) * 4;
    for (let i = from; i < from + 4; i++) {
      const to = game.links[i] ?? -1;
      if (to >= 0) into[count++] = to;
    }
  } else if (game.step === HERDING) {
    const squares = game.count * 9;
    for (let from = 0; from < squares; from++) {
      if (game.zombies[from] !== 1 || game.shifted[from] === game.turn) continue;
      for (let i = from * 4; i < from * 4 + 4; i++) {
        const to = game.links[i] ?? -1;
        if (to < 0 || game.zombies[to] === 1) continue;
        into[count * 2] = from;
        into[count * 2 + 1] = to;
        count++;
      }
    }
  }
  return count;
}

const buffer = new Int16Array(4096);

/** The same as moves, with those that have no list. */
export function enumerate(game: Game): readonly Move[] {
  const count = legal(game, buffer);
  const at = (i: number): number => buffer[i] ?? 0;
  const listed = (make: (i: number) => Move): Move[] => Array.from({ length: count }, (_, i) => make(i));
  switch (game.step) {
    case TILE:
      return [{ name: 'draw', args: [] }];
    case PLACE:
      return listed((i) => ({ name: 'place', args: [at(i * 3), at(i * 3 + 1), at(i * 3 + 2)] }));
    case STOCK: {
      const { squares, zombies, bullets, lives } = plan(game);
      const args = [squares.slice(0, zombies), squares.slice(0, bullets), squares.slice(bullets, bullets + lives)];
      return [{ name: 'stock', args }];
    }
    case ENCOUNTER:
      return [{ name: 'face', args: [] }];
    case REFILL:
      return [{ name: 'refill', args: [] }];
    case MOVE:
      return [
        { name: 'roll', args: [] },
        { name: 'stay', args: [] },
      ];
    case MOVING:
      return [...listed((i) => ({ name: 'step', args: [at(i)] })), { name: 'halt', args: [] }];
    case HERD:
      return [{ name: 'herd', args: [] }];
    case HERDING:
      return listed((i) => ({ name: 'shift', args: [at(i * 2), at(i * 2 + 1)] }));
    case DISCARD: {
      const held = Array.from({ length: CARD_KINDS }, (_, card) => card).filter((card) => game.hands[game.seat * CARD_KINDS + card] === 1);
      return [{ name: 'end', args: [] }, ...(game.discarded === 1 ? [] : held.map((card): Move => ({ name: 'discard', args: [card] })))];
    }
    default:
      return [];
  }
}
