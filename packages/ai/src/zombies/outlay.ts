import type { Seat } from '@escarmouche/referee';
import { BLOW_NEED, blowBonuses, playerOf, START, sumOf, type Square, type State } from '@escarmouche/zombies';

/** Worth of things to a player; the unit is a little less than a zombie in the collection. The first lives are worth more than the last. */
export const LIFE_WORTH = [0, 1.2, 1.1, 1, 0.9, 0.7] as const;
export const BULLET_WORTH = 0.45;
export const TROPHY_WORTH = 1.2;

const FACES = 6;
/** Beyond these, another bullet changes nothing about a fight. */
const MOST_BULLETS = 8;
const MOST_TROPHIES = 25;
const known = new Map<number, number>();

/** Exact average cost of a fight: lives, bullets, and the cost and gain of being knocked out. `bonus` adds to each blow. */
function outlay(lives: number, bullets: number, bonus: number, trophies: number): number {
  if (lives <= 0) return outWorth(trophies);
  const key = ((lives * 16 + Math.min(bullets, MOST_BULLETS)) * 16 + bonus) * 32 + Math.min(trophies, MOST_TROPHIES);
  let cost = known.get(key);
  if (cost === undefined) {
    cost = 0;
    for (let lacking = 1; lacking < BLOW_NEED - bonus; lacking++) {
      const byLife = lifeCost(lives, bullets, bonus, trophies);
      cost += (bullets >= lacking ? Math.min(byLife, lacking * BULLET_WORTH) : byLife) / FACES;
    }
    known.set(key, cost);
  }
  return cost;
}

/** A life lost, and the blow that follows. */
const lifeCost = (lives: number, bullets: number, bonus: number, trophies: number): number =>
  (LIFE_WORTH[lives] ?? 0) + outlay(lives - 1, bullets, bonus, trophies);

/** Worth of the place and items that a knocked-out pawn loses. */
const GROUND_LOST = 1.5;
const FRESH = LIFE_WORTH.slice(0, START.lives + 1).reduce((sum, life) => sum + life, START.bullets * BULLET_WORTH);

/** Half of the collection goes; new lives and bullets come (ZB-KO). */
const outWorth = (trophies: number): number => Math.ceil(trophies / 2) * TROPHY_WORTH + GROUND_LOST - FRESH;

/** Are bullets the cheaper way out of a lost blow, all told? */
export function paysBullets(state: State, seat: Seat, lacking: number): boolean {
  const { lives, bullets, trophies, square } = playerOf(state, seat);
  return bullets >= lacking && lacking * BULLET_WORTH <= lifeCost(lives, bullets, bonusAt(state, seat, square), trophies);
}

const bonusAt = (state: State, seat: Seat, square: Square): number => sumOf(blowBonuses(state, seat, square));

/** Cost of a fight to a seat as it stands, against the zombie of a square. */
export function outlayAt(state: State, seat: Seat, square: Square): number {
  const { lives, bullets, trophies } = playerOf(state, seat);
  return outlay(lives, bullets, bonusAt(state, seat, square), trophies);
}
