import { zombiesPlayer } from '@escarmouche/ai';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { recordGame } from '@escarmouche/lab';
import { saveMatch, seedNumber } from '@escarmouche/referee';
import { toMeta, type DiceOf, type Holder } from '@escarmouche/session';
import { zombies, type Command, type Event, type Setup, type State, type Step } from '@escarmouche/zombies';

const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov', 'Elsa', 'Farid'];
const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A moment of a town game that is looked at. */
export interface Moment {
  /** How many play; two when absent. */
  readonly players?: number;
  /** The step of the first player's turn; the game's end when absent. */
  readonly step?: Step;
  /** Turns gone by before it. */
  readonly turns?: number;
  readonly holders?: readonly Holder[];
  readonly dice?: DiceOf;
  /** A zombie stands beside the pawn. */
  readonly beside?: boolean;
}

const BESIDE = [-1, 1, -3, 3];

function isReached({ step, turns = 0, beside = false }: Moment, { turn, players, zombies: stand, phase }: State): boolean {
  if (step === undefined) return phase === 'over';
  const here = players[turn.seat]?.square ?? 0;
  const met = !beside || BESIDE.some((way) => Math.floor((here + way) / 9) === Math.floor(here / 9) && stand[here + way] === 1);
  return phase === 'playing' && turn.seat === SEATS[0] && turn.step === step && turn.number > turns && met;
}

/** The match file of a game played by machines up to a moment. */
export function townFile(moment: Moment): string {
  const seats = SEATS.slice(0, moment.players ?? 2);
  const setup = {
    kinds: zombieTiles,
    deck: zombieCards,
    seats: seats.map((seat, i) => ({ seat, name: NAMES[i] ?? seat })),
    options: {},
  } as unknown as Setup;
  const quick = zombiesPlayer({ budget: { iterations: 0, turns: 0, depth: 0 }, slips: 0 });
  const players = Object.fromEntries(seats.map((seat) => [seat, quick]));
  const tooLong = (state: State): boolean => isReached(moment, state);
  for (let game = 0; game < 30; game++) {
    const seed = `visite-${game}`;
    const match = recordGame({ system: zombies, setup, players, seed: seedNumber(seed), most: 2500, tooLong });
    if (!isReached(moment, match.state)) continue;
    const held = Object.fromEntries(seats.map((seat, i) => [seat, moment.holders?.[i] ?? (i === 0 ? 'person' : 'machine')]));
    const dice = Object.fromEntries(seats.map((seat) => [seat, moment.dice ?? 'seeded']));
    return saveMatch<Setup, State, Command, Event>(match, toMeta({ seed, dice, seats: held, notes: {} }));
  }
  throw new Error('no game comes to that moment');
}
