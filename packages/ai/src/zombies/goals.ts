import type { Seat } from '@escarmouche/referee';
import { firstStep, squaresOf, tileOf, ways, type Ways } from '@escarmouche/space/tiles';
import { heliportClear, heliportOpen, MOST_LIVES, playerOf, townOf, type Square, type State } from '@escarmouche/zombies';
import { BULLET_WORTH, LIFE_WORTH, outlayAt, TROPHY_WORTH } from './outlay.ts';

/** A square worth going to, and the first step there. */
export interface Goal {
  readonly square: Square;
  readonly first: Square;
  readonly steps: number;
  /** Gain there and on the way, for the squares spent. */
  readonly gain: number;
}

/** Goals of a pawn, the best first. */
export function goals(state: State, seat: Seat): readonly Goal[] {
  const found = waysOf(state, seat);
  const all: Goal[] = [];
  visit(state, seat, (index, steps, gain) => all.push({ square: found.order[index] ?? 0, first: firstStep(found, index), steps, gain }));
  return all.sort((a, b) => b.gain - a.gain);
}

/** The first step to the best goal, and the gain; undefined where nothing is worth a step. */
export function bestStep(state: State, seat: Seat): { readonly first: Square; readonly gain: number } | undefined {
  let best = -1;
  let most = -Infinity;
  visit(state, seat, (index, _, gain) => {
    if (gain > most) [best, most] = [index, gain];
  });
  return best < 0 ? undefined : { first: firstStep(waysOf(state, seat), best), gain: most };
}

/** The first step to the nearest zombie, whatever it costs; undefined where none can be come to. */
export function stepToZombie(state: State, seat: Seat): Square | undefined {
  const found = waysOf(state, seat);
  for (let i = 1; i < found.count; i++) if (state.zombies[found.order[i] ?? 0] === 1) return firstStep(found, i);
  return undefined;
}

const waysOf = (state: State, seat: Seat): Ways => ways(townOf(state), playerOf(state, seat).square);

const sums = new Float64Array(2048);

/** Goes through the squares with a gain, the nearest first, by their places in the order of the ways. */
function visit(state: State, seat: Seat, see: (index: number, steps: number, gain: number) => void): void {
  const { order, count, before, steps } = waysOf(state, seat);
  const value = valuer(state, seat);
  sums[0] = 0;
  for (let i = 1; i < count; i++) {
    const square = order[i] ?? 0;
    const own = value(square);
    const sum = (sums[before[i] ?? 0] ?? 0) + own;
    sums[i] = sum;
    if (own <= 0) continue;
    const far = steps[square] ?? 0;
    see(i, far, sum / (far + SETTLING));
  }
}

/** Extra cost of every way, in squares, so that near crumbs do not always win. */
const SETTLING = 1.5;

/** Worth of entering a square: the zombie less its cost, the token, the heliport. */
function valuer(state: State, seat: Seat): (square: Square) => number {
  const { lives, bullets, trophies, square: at } = playerOf(state, seat);
  const cost = outlayAt(state, seat, at);
  const fight = TROPHY_WORTH + (trophies > LATE ? 0.6 : 0) - cost;
  const life = lives < MOST_LIVES ? (LIFE_WORTH[lives + 1] ?? 0) : 0;
  const heliport = heliportOpen(state) && typeof state.heliport === 'number' ? state.heliport : -1;
  const left = heliport < 0 || heliportClear(state) ? 0 : zombiesOn(state, heliport);
  const pull = heliport < 0 ? 0 : heliportPull(left, lives + bullets / 2, cost);
  return (square) => {
    const token = state.tokens[square];
    const zombie = state.zombies[square] === 1;
    const taken = token === 'life' ? life : token === 'bullet' ? BULLET_WORTH : 0;
    const wins = tileOf(square) === heliport && (zombie || left === 0);
    return (zombie ? fight : 0) + taken + (wins ? pull : 0);
  };
}

const LATE = 17;

/** Zombies left on the heliport. */
export function zombiesOn(state: State, tile: number): number {
  return squaresOf(tile).reduce((zombies, square) => zombies + (state.zombies[square] ?? 0), 0);
}

/** The heliport draws who can hope to clear it of the zombies left there. */
function heliportPull(zombies: number, means: number, cost: number): number {
  if (zombies === 0) return 60;
  return Math.min(8, Math.max(0, (4 * means) / (1 + zombies * Math.max(0.5, cost + 0.3)) - 1.5));
}
