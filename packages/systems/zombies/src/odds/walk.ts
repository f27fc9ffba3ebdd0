import { distribution, type Seat } from '@escarmouche/referee';
import { cardOf } from '../card.ts';
import { BLOW_NEED } from '../combat.ts';
import { afresh, trophiesLost } from '../knockout.ts';
import { hasZombie, playerOf } from '../players.ts';
import { MOST_LIVES } from '../numbers.ts';
import type { Square, State } from '../state.ts';
import { bestOf, merge, scaled, type Branch, type Payment } from './branches.ts';
import { gameOver, type Stop } from './stops.ts';

/** Possessions of a player. `kits`: cards that save a life; `counters`: rolls that the shotgun still helps. */
interface Standing {
  readonly lives: number;
  readonly bullets: number;
  readonly trophies: number;
  readonly kits: number;
  readonly counters: number;
}

/** The end of a way: at its last square, knocked out before it, or with the game (won by this player, or by another). */
export type Fate = 'there' | 'out' | 'won' | 'over';

export interface End extends Standing {
  readonly fate: Fate;
}

export type Ends = readonly Branch<End>[];

/** A way from its start. */
interface Walk {
  readonly state: State;
  readonly seat: Seat;
  readonly payment: Payment;
  readonly stops: readonly Stop[];
  /** Ends from the fights asked for so far. */
  readonly known: Map<string, Ends>;
}

/** A point of a walk: its stop, the player's possessions, and the squares whose tokens are taken. */
interface Point extends Standing {
  readonly at: number;
  readonly taken: readonly Square[];
}

/** Worths by which `best` pays: to arrive or win, then lives, then bullets. */
const WORTHS: readonly ((end: End) => number)[] = [
  ({ fate }) => (fate === 'there' || fate === 'won' ? 1 : 0),
  ({ lives }) => lives,
  ({ bullets }) => bullets,
];

/** All ends of a way over some stops, the first of which may be the pawn's own square. */
export function walkOn(state: State, seat: Seat, stops: readonly Stop[], payment: Payment): Ends {
  const walk: Walk = { state, seat, payment, stops, known: new Map() };
  return merge(enter(walk, { ...standingOf(state, seat), at: 0, taken: [] }));
}

function standingOf(state: State, seat: Seat): Standing {
  const { lives, bullets, trophies, items } = playerOf(state, seat);
  const cards = items.map(({ card, counters = 0 }) => ({ ...cardOf(card).inPlay, counters }));
  return {
    lives,
    bullets,
    trophies,
    kits: cards.filter(({ savesLife }) => savesLife).length,
    counters: cards.reduce((sum, { shot, counters }) => sum + (shot === undefined ? 0 : counters), 0),
  };
}

function end(fate: Fate, { lives, bullets, trophies, kits, counters }: Standing): Ends {
  return [{ lives, bullets, trophies, kits, counters, fate, chance: 1 }];
}

/** The pawn comes to its stop, or has left the last one behind. */
function enter(walk: Walk, point: Point): Ends {
  const stop = walk.stops[point.at];
  if (!stop) return end('there', point);
  const over = gameOver(stop, walk.seat, point.trophies, 'there');
  if (over) return end(over, point);
  return stop.fights ? strike(walk, point, stop) : pickUp(walk, point, stop);
}

/** One roll of the fight; a fight asked for twice is reckoned once (ZB-COMBAT-ROLL). */
function strike(walk: Walk, point: Point, stop: Stop): Ends {
  const key = JSON.stringify(point);
  const found = walk.known.get(key) ?? merge(rolled(walk, point, stop));
  walk.known.set(key, found);
  return found;
}

function rolled(walk: Walk, point: Point, stop: Stop): Ends {
  const shooting = point.counters > 0;
  const pool = shooting ? stop.shot : stop.plain;
  const after = shooting ? { ...point, counters: point.counters - 1 } : point;
  return distribution(pool).flatMap((chance, die) => {
    if (chance === 0) return [];
    const lacking = (pool.need ?? BLOW_NEED) - die;
    return scaled(lacking <= 0 ? won(walk, after, stop) : pay(walk, after, stop, lacking), chance);
  });
}

function won(walk: Walk, point: Point, stop: Stop): Ends {
  const counted = { ...point, trophies: point.trophies + 1 };
  const over = gameOver(stop, walk.seat, counted.trophies, 'beaten');
  return over ? end(over, counted) : pickUp(walk, counted, stop);
}

/** The payment for a lost roll (ZB-COMBAT-LOSS, ZB-EV-TROUSSE). */
function pay(walk: Walk, point: Point, stop: Stop, lacking: number): Ends {
  const { lives, bullets, kits } = point;
  const withBullets = (): Ends => won(walk, { ...point, bullets: bullets - lacking }, stop);
  const withKit = (): Ends => strike(walk, { ...point, kits: kits - 1 }, stop);
  const withLife = (): Ends => (lives > 1 ? strike(walk, { ...point, lives: lives - 1 }, stop) : end('out', restart(walk, point)));
  const shoots = bullets >= lacking;
  if (walk.payment === 'best') {
    return bestOf([withLife(), ...(kits > 0 ? [withKit()] : []), ...(shoots ? [withBullets()] : [])], WORTHS);
  }
  if (shoots && walk.payment === 'bullets') return withBullets();
  if (lives > 1 && walk.payment === 'lives') return withLife();
  if (kits > 0) return withKit();
  return shoots ? withBullets() : withLife();
}

/** Takes the token of the stop, if there is one for it, and goes on (ZB-MOVE-PICKUP). */
function pickUp(walk: Walk, point: Point, { state, square, fights }: Stop): Ends {
  const { lives, bullets, taken } = point;
  const next = { ...point, at: point.at + 1 };
  const token = state.tokens[square];
  const covered = !fights && hasZombie(state, square);
  if (!token || covered || taken.includes(square) || (token === 'life' && lives >= MOST_LIVES)) return enter(walk, next);
  const more = token === 'life' ? { lives: lives + 1 } : { bullets: bullets + 1 };
  return enter(walk, { ...next, ...more, taken: [...taken, square] });
}

/** Possessions of a knocked-out player at the end (ZB-KO): payments are back in the supply. */
function restart({ state, seat }: Walk, { bullets, trophies, kits, counters, taken }: Point): Standing {
  const player = playerOf(state, seat);
  const found = (token: 'bullet' | 'life'): number => taken.filter((square) => state.tokens[square] === token).length;
  const supply = {
    ...state.supply,
    lives: state.supply.lives + player.lives + found('life'),
    bullets: state.supply.bullets + player.bullets + found('bullet') - bullets,
  };
  const kept = state.scene.options['ko.items'] === 'kept' ? { kits, counters } : { kits: 0, counters: 0 };
  return { ...afresh({ scene: state.scene, supply }, bullets), trophies: trophies - trophiesLost(trophies), ...kept };
}
