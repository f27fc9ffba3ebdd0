import type { Seat } from '@escarmouche/referee';
import { centreOf, squaresOf, tileOf, type Town } from '@escarmouche/space/tiles';
import { playerOf, townOf, type Command, type Square, type State } from '@escarmouche/zombies';
import { nearnessTo } from './nearness.ts';

/** Zombies come nearer to the seat that can stand them, and leave the heliport for who is nearest to it. The best `most` of them. */
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

/** Pull of a zombie on the heliport: for seats that are not the nearest to it, and against the nearest. */
const ON_PAD = 1.5;

/** Lives twice and bullets once: a seat with more of them stands zombies. */
const STRONG = 6;

interface Pulls {
  /** Inputs of the table beside the town. */
  readonly from: string;
  readonly pull: Float64Array;
}

const known = new WeakMap<Town, Pulls>();

/**
 * Pull of each square on a seat's zombies: near pawns that can stand it or cannot, and off the heliport that the seat is the nearest to. Kept while
 * zombies are moved one after the other.
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
