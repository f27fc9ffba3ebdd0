import type { Seat } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import { playerOf, townOf, type Command, type Square, type State } from '@escarmouche/zombies';
import { nearnessTo } from './ways.ts';

/** Zombies come nearer to the seat that can stand them, and leave the heliport for who is nearest to it. The best `most` of them. */
export function shifts(state: State, seat: Seat, most: number): Command[] {
  const { links } = townOf(state);
  const { zombies: standing, turn, heliport } = state;
  const pull = pulls(state, seat);
  const best: { from: Square; to: Square; score: number }[] = [];
  for (let from = 0; from < standing.length; from++) {
    if (standing[from] !== 1 || turn.shifted.includes(from)) continue;
    const stays = pull[from] ?? 0;
    for (const to of links[from] ?? []) {
      if (standing[to] === 1) continue;
      const score = (pull[to] ?? 0) - stays;
      if (best.length === most && score <= (best[most - 1]?.score ?? 0)) continue;
      if (best.length === most) best.pop();
      best.push({ from, to, score: tileOf(from) === heliport && tileOf(to) === heliport ? score / 2 : score });
      best.sort((a, b) => b.score - a.score);
    }
  }
  return best.map(({ from, to }) => ({ type: 'shift', from, to }));
}

/** How much a zombie on the heliport is liked by who is not the nearest to it, and disliked by who is. */
const ON_PAD = 1.5;

/** Lives twice and bullets once: who has more of them stands zombies. */
const STRONG = 6;

/** How much a seat likes a zombie on each square: near pawns that can stand it or cannot, and off the heliport that it is the nearest to. */
function pulls(state: State, seat: Seat): Float64Array {
  const town = townOf(state);
  const pad = typeof state.heliport === 'number' ? state.heliport : -1;
  const centre = pad < 0 ? 0 : pad * 9 + 4;
  const pull = new Float64Array(town.links.length);
  let nearest = -1;
  let onPad = ON_PAD;
  for (const { seat: one } of state.scene.seats) {
    const { square, lives, bullets } = playerOf(state, one);
    const strong = lives * 2 + bullets > STRONG;
    const like = one === seat ? (strong ? 1 : -1) : strong ? -0.5 : 0.7;
    const near = nearnessTo(town, square);
    for (let i = 0; i < pull.length; i++) pull[i] = (pull[i] ?? 0) + like * (near[i] ?? 0);
    const toPad = near[centre] ?? 0;
    if (toPad > nearest) [nearest, onPad] = [toPad, one === seat ? -ON_PAD : ON_PAD];
  }
  if (pad >= 0) for (let i = pad * 9; i < pad * 9 + 9; i++) pull[i] = (pull[i] ?? 0) + onPad;
  return pull;
}
