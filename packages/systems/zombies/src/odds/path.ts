import type { Seat } from '@escarmouche/referee';
import { playerOf } from '../players.ts';
import type { Square, State } from '../state.ts';
import { expected, type Branch, type Payment } from './branches.ts';
import { stopsOf } from './stops.ts';
import { walkOn, type End, type Ends, type Fate } from './walk.ts';

export interface PathOdds {
  /** The chance of not being knocked out: the last square is reached, or the game ends on the way. */
  readonly alive: number;
  /** The chance of being knocked out. */
  readonly out: number;
  /** Expected at the end; after a knockout those of the new start (ZB-KO). */
  readonly lives: number;
  readonly bullets: number;
  readonly trophies: number;
  /** All ends, with their chances. */
  readonly ends: readonly Branch<End>[];
}

/**
 * The exact chances of a pawn that goes along some squares: it fights each zombie there, one after the other, and takes the tokens (ZB-MOVE-COMBAT,
 * ZB-COMBAT-ROLL, ZB-COMBAT-LOSS, ZB-MOVE-PICKUP). Cards are not played on the way; `best` pays so as to arrive.
 */
export function pathOdds(state: State, seat: Seat, path: readonly Square[], payment: Payment): PathOdds {
  return oddsOf(walkOn(state, seat, stopsOf(state, seat, path), payment));
}

/** The exact chances of the fight on the pawn's own square (ZB-COMBAT-WHEN). */
export function fightOdds(state: State, seat: Seat, payment: Payment): PathOdds {
  return pathOdds(state, seat, [playerOf(state, seat).square], payment);
}

function oddsOf(ends: Ends): PathOdds {
  const chanceOf = (...fates: readonly Fate[]): number => expected(ends, ({ fate }) => (fates.includes(fate) ? 1 : 0));
  return {
    alive: chanceOf('there', 'won', 'over'),
    out: chanceOf('out'),
    lives: expected(ends, ({ lives }) => lives),
    bullets: expected(ends, ({ bullets }) => bullets),
    trophies: expected(ends, ({ trophies }) => trophies),
    ends,
  };
}
