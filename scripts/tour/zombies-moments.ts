import { BOT, PERSON, type DiceOf, type SeatHolder } from '@escarmouche/session';
import type { State, TurnStep } from '@escarmouche/zombies';
import { gamesIn, matchFile, townFor } from '../../apps/web/tests/town-played.ts';

/** A moment of a town game that is looked at. */
export interface Moment {
  /** Number of players; two when absent. */
  readonly players?: number;
  /** The step of the first player's turn; the game's end when absent. */
  readonly step?: TurnStep;
  /** Turns gone by before it. */
  readonly turns?: number;
  readonly holders?: readonly SeatHolder[];
  readonly dice?: DiceOf;
  /** A zombie stands beside the pawn. */
  readonly beside?: boolean;
}

const BESIDE = [-1, 1, -3, 3];

function isReached({ step, turns = 0, beside = false }: Moment, { scene, turn, players, zombies: stand, phase }: State): boolean {
  if (step === undefined) return phase === 'over';
  const here = players[turn.seat]?.square ?? 0;
  const met = !beside || BESIDE.some((way) => Math.floor((here + way) / 9) === Math.floor(here / 9) && stand[here + way] === 1);
  return phase === 'playing' && turn.seat === scene.seats[0]?.seat && turn.step === step && turn.number > turns && met;
}

/** The match file of a game played by bots up to a moment. */
export function townFile(moment: Moment): string {
  const town = townFor(moment.players ?? 2);
  for (const played of gamesIn(town, 'visite', 2500, (state) => isReached(moment, state))) {
    if (!isReached(moment, played.final)) continue;
    const held = Object.fromEntries(town.seats.map((seat, i) => [seat, moment.holders?.[i] ?? (i === 0 ? PERSON : BOT)]));
    const dice = Object.fromEntries(town.seats.map((seat) => [seat, moment.dice ?? 'seeded']));
    return matchFile(town, played, held, dice, 0);
  }
  throw new Error('no game comes to that moment');
}
