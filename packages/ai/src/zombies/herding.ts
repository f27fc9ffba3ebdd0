import type { Seat } from '@escarmouche/referee';
import { centreOf, squaresOf, tileOf, type Town } from '@escarmouche/space/tiles';
import { playerOf, townOf, type Command, type Square, type State } from '@escarmouche/zombies';
import { nearnessTo } from './nearness.ts';

/** The best `most` steps of zombies for the seat that moves them: to squares of greater pull. */
export function shifts(state: State, seat: Seat, most: number): Command[] {
  const { links } = townOf(state);
  const { zombies: standing, turn, heliport } = state;
  const pull = pulls(state, seat);
  const best: { from: Square; to: Square; score: number }[] = [];
  let bar = -Infinity;
  for (let from = 0; from < standing.length; from++) {
    if (standing[from] !== 1 || turn.shifted.includes(from)) continue;
    const stays = pull[from] ?? 0;
    const fromPad = tileOf(from) === heliport;
    for (const to of links[from] ?? []) {
      const gain = (pull[to] ?? 0) - stays;
      const score = fromPad && tileOf(to) === heliport ? gain / 2 : gain;
      if (score <= bar || standing[to] === 1) continue;
      if (best.length === most) best.pop();
      best.push({ from, to, score });
      best.sort((a, b) => b.score - a.score);
      bar = best[most - 1]?.score ?? -Infinity;
    }
  }
  return best.map(({ from, to }) => ({ type: 'shift', from, to }));
}

/** Pull of the heliport's squares: zombies come there against another seat that is the nearest to it, and leave where the mover itself is. */
const ON_PAD = 1.5;

/** Twice the lives plus the bullets of a pawn: with more than this the pawn can stand zombies. */
const STRONG = 6;

interface Pulls {
  /** Inputs of the pulls beside the town: the heliport, and the pawns with their strength. */
  readonly from: string;
  readonly pull: Float64Array;
}

const known = new WeakMap<Town, Pulls>();

/**
 * Pull of each square on zombies moved by a seat: towards its own pawn if strong, away if weak; towards weak pawns of others, away from strong ones;
 * onto the heliport unless the seat is the nearest to it. Kept while zombies are moved one after the other.
 */
function pulls(state: State, seat: Seat): Float64Array {
  const town = townOf(state);
  const pad = typeof state.heliport === 'number' ? state.heliport : -1;
  const pawns = state.scene.seats.map(({ seat: one }): Pawn => {
    const { square, lives, bullets } = playerOf(state, one);
    return { square, strong: lives * 2 + bullets > STRONG, own: one === seat };
  });
  const from = pawns.reduce((text, { square, strong, own }) => `${text} ${square}${strong ? '+' : '-'}${own ? '!' : ''}`, String(pad));
  let kept = known.get(town);
  if (kept?.from !== from) known.set(town, (kept = { from, pull: reckon(town, pad, pawns) }));
  return kept.pull;
}

interface Pawn {
  readonly square: Square;
  readonly strong: boolean;
  readonly own: boolean;
}

function reckon(town: Town, pad: number, pawns: readonly Pawn[]): Float64Array {
  const centre = pad < 0 ? 0 : centreOf(pad);
  const pull = new Float64Array(town.links.length);
  let nearest = -1;
  let onPad = ON_PAD;
  for (const { square, strong, own } of pawns) {
    const like = own ? (strong ? 1 : -1) : strong ? -0.5 : 0.7;
    const near = nearnessTo(town, square);
    for (let i = 0; i < pull.length; i++) pull[i] = (pull[i] ?? 0) + like * (near[i] ?? 0);
    const toPad = near[centre] ?? 0;
    if (toPad > nearest) [nearest, onPad] = [toPad, own ? -ON_PAD : ON_PAD];
  }
  if (pad >= 0) for (const square of squaresOf(pad)) pull[square] = (pull[square] ?? 0) + onPad;
  return pull;
}
