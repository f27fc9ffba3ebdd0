import type { Seat } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import { cardOf, heliportOpen, KILLS_TO_WIN, playerOf, townOf, type Player, type State } from '@escarmouche/zombies';
import { zombiesOn } from './goals.ts';
import { BULLET_WORTH, LIFE_WORTH, outlayAt, TROPHY_WORTH } from './outlay.ts';

/** How well players stand, in trophies: all weights below are so many zombies in the collection. */
const WORTH = { card: 0.3, item: 0.6, blow: 2.5, pace: 1, heliport: 12, waits: -1.2, rest: 0.3 } as const;

/** Bullets beyond these are seldom needed. */
const USEFUL_BULLETS = 10;

/** What a player has: trophies, and what will win or save more of them. */
function holdings({ trophies, lives, bullets, hand, items, waits }: Player): number {
  let sum =
    trophies * TROPHY_WORTH + Math.min(bullets, USEFUL_BULLETS) * BULLET_WORTH + hand.length * WORTH.card + waits.length * WORTH.waits;
  for (let life = 1; life <= lives; life++) sum += LIFE_WORTH[life] ?? 0;
  for (const { card } of items) {
    const { inPlay } = cardOf(card);
    sum += inPlay?.blow ? WORTH.blow : inPlay?.pace ? WORTH.pace : WORTH.item;
  }
  return sum;
}

const REACH = 10;

/** What lies near the pawn: zombies to take down and tokens to take, the nearer the better, and the heliport as it can be cleared. */
function prospects(state: State, seat: Seat): number {
  const { square, lives, bullets } = playerOf(state, seat);
  const { links } = townOf(state);
  const cost = outlayAt(state, seat, square);
  const heliport = heliportOpen(state) && typeof state.heliport === 'number' ? state.heliport : -1;
  const fight = Math.max(0.2, TROPHY_WORTH - cost);
  let sum = 0;
  let near = REACH * 2;
  const steps = new Map([[square, 0]]);
  const queue = [square];
  for (const here of queue) {
    const far = steps.get(here) ?? 0;
    const token = state.tokens[here];
    const gain = (state.zombies[here] === 1 ? fight : 0) + (token === 'life' ? 0.8 : token === 'bullet' ? 0.4 : 0);
    if (gain > 0) sum += gain / (2 + far);
    if (tileOf(here) === heliport && far < near) near = far;
    if (far === REACH) continue;
    for (const there of links[here] ?? []) {
      if (steps.has(there)) continue;
      steps.set(there, far + 1);
      queue.push(there);
    }
  }
  if (heliport < 0) return sum * WORTH.rest;
  const zombies = zombiesOn(state, heliport);
  const means = (lives + bullets / 2) / (0.5 + zombies * Math.max(0.5, cost + 0.25));
  const clears = means > 1.4 ? 1 : means / 1.4;
  return sum * WORTH.rest + (WORTH.heliport * clears * clears * (10 - zombies / 2)) / 10 / (1 + near / 4);
}

/** How well a seat stands, from 0 (lost) to 1 (won): what it has against the best of the others. */
export function worth(state: State, seat: Seat): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const own = strength(state, seat);
  let best = 0;
  for (const { seat: other } of state.scene.seats) if (other !== seat) best = Math.max(best, strength(state, other));
  const ahead = own - best;
  return 0.5 + (0.5 * ahead) / (EVEN + (ahead < 0 ? -ahead : ahead));
}

/** A lead that is worth half of what is left to a sure win. */
const EVEN = 12;

/** The last trophies weigh more than the first. */
export function strength(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const late = Math.max(0, player.trophies - KILLS_TO_WIN * 0.6);
  return holdings(player) + prospects(state, seat) + late * 0.8;
}

/** The seat that stands best, of some. */
export function leader(state: State, seats: readonly Seat[]): Seat | undefined {
  let best: Seat | undefined;
  let most = -Infinity;
  for (const seat of seats) {
    const mine = strength(state, seat);
    if (mine > most) [best, most] = [seat, mine];
  }
  return best;
}
