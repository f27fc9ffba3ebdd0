import { greedyBot, randomBot, type Bot } from '@escarmouche/ai';
import { recordGame, type PlayOut } from '@escarmouche/lab';
import { saveMatch, seedNumber } from '@escarmouche/referee';
import { urssClassic, type Command as BattleCommand, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import type { Values } from '../../command.ts';
import { text, type Text } from '../../text.ts';
import { played, type Plan } from './tally.ts';
import { lengthsOf, seedOf, stringOf } from './values.ts';

type BattleBot = Bot<State, BattleCommand>;

const bots: Readonly<Record<string, () => BattleBot>> = { greedy: () => greedyBot(), random: () => randomBot(urssClassic) };

const MOST_COMMANDS = 20_000;
const TURNS = 60;

/** What is fought in URSS classic, before it is known how often and by whom. */
export interface Battles {
  readonly setup: Setup;
  /** With the deployment zones exchanged: every other battle, when asked for. */
  readonly swapped?: Setup;
  readonly names: Plan['names'];
  readonly told: Plan['told'];
}

/** Battles of URSS classic, each side played by a bot; or why they cannot be. */
export function planBattles({ setup, swapped, names, told }: Battles, values: Values): Plan | { reason: Text } {
  const lengths = lengthsOf(values, TURNS);
  if ('reason' in lengths) return lengths;
  const usual = stringOf(values, 'ai', 'greedy');
  const [a, b] = [bots[stringOf(values, 'ai-a', usual)], bots[stringOf(values, 'ai-b', usual)]];
  if (!a || !b) return { reason: text('joueurs automatiques : greedy, random', 'machine players: greedy, random') };
  const playing = Object.fromEntries(setup.groups.map(({ seat }) => [seat, seat === 'a' ? a() : b()]));
  const seed = stringOf(values, 'seed', 'escarmouche');
  const game = (battle: number): PlayOut<Setup, State, BattleCommand, Event> => ({
    system: urssClassic,
    setup: swapped && battle % 2 === 1 ? swapped : setup,
    bots: playing,
    // the two battles of a swapped pair share their seed
    seed: seedNumber(seedOf(seed, swapped ? Math.floor(battle / 2) : battle)),
    most: MOST_COMMANDS,
    tooLong: (state) => state.turn > lengths.turns,
  });
  return {
    ...lengths,
    names,
    seed,
    swap: swapped !== undefined,
    told: { system: urssClassic.id, ...told },
    play: (battle) => played(game(battle), ({ turn }) => turn),
    save: () => saveMatch(recordGame(game(0)), { seed: seedOf(seed, 0) }),
  };
}
