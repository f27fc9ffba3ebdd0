import type { Seat } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import { heliportOpen, MOST_LIVES, playerOf, townOf, type Square, type State } from '@escarmouche/zombies';
import { BULLET_WORTH, LIFE_WORTH, outlayAt, TROPHY_WORTH } from './outlay.ts';

/** A square worth going to, and the first step there. */
export interface Goal {
  readonly square: Square;
  readonly first: Square;
  readonly steps: number;
  /** What is gained there and on the way, for the squares it takes. */
  readonly gain: number;
}

const FARTHEST = 15;

/** Where a pawn would go, the best first. */
export function goals(state: State, seat: Seat): readonly Goal[] {
  const { links } = townOf(state);
  const { square } = playerOf(state, seat);
  const value = valuer(state, seat);
  const steps = new Map<Square, number>([[square, 0]]);
  const firsts = new Map<Square, Square>();
  const sums = new Map<Square, number>();
  const found: Goal[] = [];
  const queue = [square];
  for (const here of queue) {
    const far = (steps.get(here) ?? 0) + 1;
    if (far > FARTHEST) break;
    for (const there of links[here] ?? []) {
      if (steps.has(there)) continue;
      const own = value(there);
      const first = firsts.get(here) ?? there;
      steps.set(there, far);
      firsts.set(there, first);
      sums.set(there, (sums.get(here) ?? 0) + own);
      queue.push(there);
      if (own > 0) found.push({ square: there, first, steps: far, gain: (sums.get(there) ?? 0) / (far + SETTLING) });
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** Squares that every way costs beside its own, so that near crumbs do not always win. */
const SETTLING = 1.5;

/** What it is worth to come to a square: the zombie less what it costs, the token, the heliport. */
function valuer(state: State, seat: Seat): (square: Square) => number {
  const { lives, bullets, trophies, square: at } = playerOf(state, seat);
  const cost = outlayAt(state, seat, at);
  const fight = TROPHY_WORTH + (trophies > LATE ? 0.6 : 0) - cost;
  const life = lives < MOST_LIVES ? (LIFE_WORTH[lives + 1] ?? 0) : 0;
  const heliport = heliportOpen(state) && typeof state.heliport === 'number' ? state.heliport : -1;
  const pull = heliport < 0 ? 0 : heliportPull(state, heliport, lives + bullets / 2, cost);
  return (square) => {
    const token = state.tokens[square];
    const taken = token === 'life' ? life : token === 'bullet' ? BULLET_WORTH : 0;
    return (state.zombies[square] === 1 ? fight : 0) + taken + (tileOf(square) === heliport ? pull : 0);
  };
}

const LATE = 17;

/** Zombies left on the heliport. */
export function zombiesOn(state: State, tile: number): number {
  let zombies = 0;
  for (let square = tile * 9; square < tile * 9 + 9; square++) zombies += state.zombies[square] ?? 0;
  return zombies;
}

/** The heliport draws who can hope to clear it. */
function heliportPull(state: State, tile: number, means: number, cost: number): number {
  const zombies = zombiesOn(state, tile);
  if (zombies === 0) return 60;
  return Math.min(8, Math.max(0, (4 * means) / (1 + zombies * Math.max(0.5, cost + 0.3)) - 1.5));
}
