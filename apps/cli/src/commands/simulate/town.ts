import { LEVELS, randomBot, zombiesBot, type Bot } from '@escarmouche/ai';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { recordGame, type PlayOut } from '@escarmouche/lab';
import { saveMatch, seedNumber, type Seat } from '@escarmouche/referee';
import {
  OPTION_KEYS,
  OPTION_VALUES,
  zombies,
  type Command as TownCommand,
  type Event,
  type Options,
  type Setup,
  type State,
} from '@escarmouche/zombies';
import { optionsFrom } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Text } from '../../text.ts';
import { played, type Plan } from './tally.ts';
import { lengthsOf, listOf, seedOf, stringOf } from './values.ts';

type TownBot = Bot<State, TownCommand>;

const BOTS: Readonly<Record<string, TownBot>> = {
  random: randomBot(zombies),
  easy: zombiesBot(LEVELS.easy),
  normal: zombiesBot(LEVELS.normal),
  hard: zombiesBot(LEVELS.hard),
};

const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd', 'e', 'f'];
const MOST_COMMANDS = 50_000;
/** Of all players together. */
const TURNS = 600;
/** What only battles of bands have. */
const FOREIGN = ['band', 'map', 'swap', 'ai', 'ai-a', 'ai-b'] as const;

/** Bots that play the tile game, one a seat, by their strength; or why they cannot play. */
export function planTown(args: readonly string[], values: Values): Plan | { reason: Text } {
  const foreign = FOREIGN.find((key) => values[key] !== undefined);
  if (foreign !== undefined) return { reason: text(`--${foreign} n’est pas de ce jeu`, `--${foreign} is not of this game`) };
  const levels = args.length > 0 ? args : ['easy', 'easy'];
  if (levels.length < 2 || levels.length > SEATS.length) return { reason: text('de deux à six joueurs', 'two to six players') };
  const names = Object.keys(BOTS).join(', ');
  if (levels.some((level) => !Object.hasOwn(BOTS, level))) {
    return { reason: text(`joueurs automatiques : ${names}`, `machine players: ${names}`) };
  }
  const options = optionsFrom<Options>(listOf(values, 'option'), OPTION_KEYS, OPTION_VALUES);
  if (!options.ok) return options;
  const lengths = lengthsOf(values, TURNS);
  if ('reason' in lengths) return lengths;
  const seated = levels.map((level, i) => ({ seat: SEATS[i] ?? '', level, name: `${(SEATS[i] ?? '').toUpperCase()} (${level})` }));
  const seed = stringOf(values, 'seed', 'escarmouche');
  const setup: Setup = {
    seats: seated.map(({ seat, name }) => ({ seat, name })),
    kinds: zombieTiles,
    deck: zombieCards,
    options: options.value,
  };
  const playing = Object.fromEntries(seated.map(({ seat, level }) => [seat, BOTS[level]]));
  const game = (battle: number): PlayOut<Setup, State, TownCommand, Event> => ({
    system: zombies,
    setup,
    bots: playing,
    seed: seedNumber(seedOf(seed, battle)),
    most: MOST_COMMANDS,
    tooLong: ({ turn }) => turn.number > lengths.turns,
  });
  return {
    ...lengths,
    names: Object.fromEntries(seated.map(({ seat, name }) => [seat, name])),
    seed,
    swap: false,
    told: { system: zombies.id, players: levels },
    play: (battle) => played(game(battle), ({ turn }) => turn.number),
    save: () => saveMatch(recordGame(game(0)), { seed: seedOf(seed, 0) }),
  };
}
