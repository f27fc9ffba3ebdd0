import type { Seat } from '@escarmouche/referee';
import { UNREACHED, waysWhere } from '@escarmouche/space/tiles';
import { mustFight, stepRefusal, townOf, type Square, type State } from '@escarmouche/zombies';
import { playerIn } from '../look.ts';

/** True where the pawn of a seat may step from one square to another, wherever the pawn stands now. */
function enters(state: State, seat: Seat): (to: Square, from: Square) => boolean {
  const player = playerIn(state, seat);
  if (!player || !state.effects.some(({ on }) => on === seat)) return () => true;
  return (to, from) => !stepRefusal({ ...state, players: { ...state.players, [seat]: { ...player, square: from } } }, seat, to);
}

/** Steps to every square that a pawn can come to in this turn, by square. */
export function reachOf(state: State, seat: Seat): ReadonlyMap<Square, number> {
  const from = playerIn(state, seat)?.square ?? 0;
  const { steps } = waysWhere(townOf(state), from, enters(state, seat));
  return new Map([...steps.entries()].filter(([square, far]) => square !== from && far <= state.turn.left));
}

/** Steps to a square however many are left; undefined where no way leads there. */
export function distanceTo(state: State, seat: Seat, to: Square): number | undefined {
  const { steps } = waysWhere(townOf(state), playerIn(state, seat)?.square ?? 0, enters(state, seat));
  const far = steps[to] ?? UNREACHED;
  return far === UNREACHED ? undefined : far;
}

interface Leg {
  readonly fights: number;
  readonly finds: number;
  readonly before: Square;
}

const better = (a: Leg, b: Leg | undefined): boolean => !b || a.fights < b.fights || (a.fights === b.fights && a.finds > b.finds);

/** Of all ways of at most `most` steps: the fewest fights, then the fewest steps, then the most tokens. */
function legTo(state: State, seat: Seat, from: Square, to: Square, most: number): readonly Square[] | undefined {
  const { links } = townOf(state);
  const may = enters(state, seat);
  const layers: Map<Square, Leg>[] = [new Map([[from, { fights: 0, finds: 0, before: -1 }]])];
  for (let step = 1; step <= most; step++) {
    const layer = new Map<Square, Leg>();
    for (const [here, leg] of layers[step - 1] ?? []) {
      for (const there of links[here] ?? []) {
        if (!may(there, here)) continue;
        const fights = leg.fights + (mustFight(state, there) ? 1 : 0);
        const next = { fights, finds: leg.finds + (state.tokens[there] ? 1 : 0), before: here };
        if (better(next, layer.get(there))) layer.set(there, next);
      }
    }
    layers.push(layer);
  }
  let best: number | undefined;
  layers.forEach((layer, step) => {
    const leg = layer.get(to);
    const known = best === undefined ? undefined : layers[best]?.get(to);
    if (leg && step > 0 && (!known || leg.fights < known.fights)) best = step;
  });
  if (best === undefined) return undefined;
  const way: Square[] = [];
  for (let step = best, square = to; step > 0; step--) {
    way.unshift(square);
    square = layers[step]?.get(square)?.before ?? square;
  }
  return way;
}

/** The way of a pawn to a square over some others, square by square, within the movement left; undefined when there is none. */
export function routeTo(state: State, seat: Seat, to: Square, via: readonly Square[] = []): readonly Square[] | undefined {
  let from = playerIn(state, seat)?.square ?? 0;
  const way: Square[] = [];
  for (const goal of [...via, to]) {
    const leg = legTo(state, seat, from, goal, state.turn.left - way.length);
    if (!leg) return undefined;
    way.push(...leg);
    from = goal;
  }
  return way;
}
