import { zombiesBot } from '@escarmouche/ai';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { recordGame } from '@escarmouche/lab';
import { saveMatch, seedNumber, type Entry } from '@escarmouche/referee';
import { settingsToMeta, type MatchSettings } from '@escarmouche/session';
import { zombies, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';

/**
 * Games of the town, made by the engine for tests and pictures: played by bots that do what looks best at first sight, for nobody could wait for
 * them in a browser.
 */

const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov', 'Elsa', 'Farid'];
const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'];

export interface Town {
  readonly seats: readonly string[];
  readonly setup: Setup;
}

/** A town for so many players, six at most. */
export function townFor(players: number): Town {
  const seats = SEATS.slice(0, players);
  const named = seats.map((seat, i) => ({ seat, name: NAMES[i] ?? seat }));
  return { seats, setup: { kinds: zombieTiles, deck: zombieCards, seats: named, options: {} } as unknown as Setup };
}

export interface Played {
  readonly seed: string;
  readonly entries: readonly Entry<Command, Event>[];
  readonly final: State;
}

/** Games after one another, `name-0` the seed of the first, each to its end or to where `until` is. `most`: commands of one game. */
export function* gamesIn({ seats, setup }: Town, name: string, most: number, until?: (state: State) => boolean): Generator<Played> {
  const quick = zombiesBot({ budget: { iterations: 0, turns: 0, depth: 0 }, slips: 0 });
  const bots = Object.fromEntries(seats.map((seat) => [seat, quick]));
  for (let game = 0; game < 30; game++) {
    const seed = `${name}-${game}`;
    const { entries, state: final } = recordGame({ system: zombies, setup, bots, seed: seedNumber(seed), most, tooLong: until });
    yield { seed, entries, final };
  }
}

/** The match file of a game without its last entries. `held`: by whom each seat is. */
export function matchFile(
  { setup }: Town,
  { seed, entries }: Played,
  held: MatchSettings['seats'],
  dice: MatchSettings['dice'],
  without: number,
): string {
  const left = entries.slice(0, entries.length - without);
  return saveMatch(
    { system: zombies, setup, entries: left, agreements: [], pending: undefined },
    settingsToMeta({ seed, dice, seats: held, notes: {} }),
  );
}
