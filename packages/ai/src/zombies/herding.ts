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
    const stays = pull(from);
    for (const to of links[from] ?? []) {
      if (standing[to] === 1) continue;
      const score = pull(to) - stays;
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

/** How much a seat likes a zombie on a square: near pawns that can stand it or cannot, and off the heliport that it is the nearest to. */
function pulls(state: State, seat: Seat): (square: Square) => number {
  const town = townOf(state);
  const pawns = state.scene.seats.map(({ seat: one }) => {
    const { square, lives, bullets } = playerOf(state, one);
    const strong = lives * 2 + bullets > STRONG;
    return { near: nearnessTo(town, square), like: one === seat ? (strong ? 1 : -1) : strong ? -0.5 : 0.7, own: one === seat };
  });
  const pad = typeof state.heliport === 'number' ? state.heliport : -1;
  const centre = pad < 0 ? 0 : pad * 9 + 4;
  const nearest = pawns.toSorted((a, b) => (b.near[centre] ?? 0) - (a.near[centre] ?? 0))[0];
  const onPad = nearest?.own ? -ON_PAD : ON_PAD;
  return (square) => {
    let sum = tileOf(square) === pad ? onPad : 0;
    for (const { near, like } of pawns) sum += like * (near[square] ?? 0);
    return sum;
  };
}
