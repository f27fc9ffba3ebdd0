import type { Pool, Seat } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import { cardOf } from '../card.ts';
import { blowBonuses, blowPool, mustFight } from '../combat.ts';
import { playerOf } from '../players.ts';
import type { Square, State } from '../state.ts';
import { hasWon } from '../victory.ts';

/** One square of a way with its fight and token; zombies beaten before are gone. */
export interface Stop {
  readonly state: State;
  readonly square: Square;
  readonly fights: boolean;
  /** With counters of the shotgun left, and without. */
  readonly shot: Pool;
  readonly plain: Pool;
  /** Zombies beaten on the heliport up to here, the one of this square not counted. */
  readonly heliportKills: number;
}

/** Zombies beaten on the heliport once the one of a stop is. */
const killsAfter = ({ state, square, heliportKills }: Stop): number =>
  tileOf(square) === state.heliport ? heliportKills + 1 : heliportKills;

/** The squares of a way, each with its fight and token. */
export function stopsOf(start: State, seat: Seat, path: readonly Square[]): readonly Stop[] {
  let state = start;
  let { heliportKills } = playerOf(start, seat);
  return path.map((square) => {
    const bonuses = blowBonuses(state, seat, square);
    const shots = new Set(
      playerOf(state, seat).items.flatMap(({ card }) => (cardOf(card).inPlay?.shot === undefined ? [] : [cardOf(card).cites])),
    );
    const fights = mustFight(state, square);
    const plain = blowPool(bonuses.filter(({ rule }) => !shots.has(rule)));
    const stop = { state, square, fights, shot: blowPool(bonuses), plain, heliportKills };
    if (fights) {
      state = { ...state, zombies: state.zombies.with(square, 0) };
      heliportKills = killsAfter(stop);
    }
    return stop;
  });
}

/** Has a player won, the walker (`won`) or another (`over`), when the pawn is at a stop with so many trophies, its zombie there or beaten? */
export function gameOver(stop: Stop, seat: Seat, trophies: number, zombie: 'there' | 'beaten'): 'won' | 'over' | undefined {
  const { state, square } = stop;
  const beaten = zombie === 'beaten';
  const player = { ...playerOf(state, seat), square, trophies, heliportKills: beaten ? killsAfter(stop) : stop.heliportKills };
  const zombies = beaten ? state.zombies.with(square, 0) : state.zombies;
  const then: State = { ...state, zombies, players: { ...state.players, [seat]: player } };
  if (hasWon(then, seat)) return 'won';
  return state.scene.seats.some((one) => hasWon(then, one.seat)) ? 'over' : undefined;
}
