import { greedyBot, randomBot, type Bot } from '@escarmouche/ai';
import { recordGame, type PlayOut } from '@escarmouche/lab';
import { saveMatch, seedNumber } from '@escarmouche/referee';
import { urssClassic, type Command as BattleCommand, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { battleOf, findBand, findMap, findOptions } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Language, type Text } from '../../text.ts';
import { played, type Plan } from './tally.ts';
import { lengthsOf, listOf, seedOf, stringOf } from './values.ts';

type BandBot = Bot<State, BattleCommand>;

const bots: Readonly<Record<string, () => BandBot>> = { greedy: () => greedyBot(), random: () => randomBot(urssClassic) };

const MOST_COMMANDS = 20_000;
const TURNS = 60;

/** Two bands against each other in URSS classic; or why they cannot be. */
export function planBands(args: readonly string[], values: Values, language: Language): Plan | { reason: Text } {
  if (args.length > 2) return { reason: text('deux bandes au plus', 'two bands at most') };
  const [one, other] = [findBand(args[0] ?? 'patrouille-imperiale'), findBand(args[1] ?? 'cellule-rebelle')];
  if (!one.ok) return one;
  if (!other.ok) return other;
  const map = findMap(stringOf(values, 'map', 'quai-sept'));
  if (!map.ok) return map;
  const options = findOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const lengths = lengthsOf(values, TURNS);
  if ('reason' in lengths) return lengths;
  const ai = stringOf(values, 'ai', 'greedy');
  const [a, b] = [bots[stringOf(values, 'ai-a', ai)], bots[stringOf(values, 'ai-b', ai)]];
  if (!a || !b) return { reason: text('joueurs automatiques : greedy, random', 'machine players: greedy, random') };
  const two = [one.value, other.value] as const;
  const playing = { a: a(), b: b() };
  const seed = stringOf(values, 'seed', 'escarmouche');
  const swap = values['swap'] === true;
  const here = battleOf(two, map.value, options.value, false);
  const there = battleOf(two, map.value, options.value, true);
  const game = (battle: number): PlayOut<Setup, State, BattleCommand, Event> => ({
    system: urssClassic,
    setup: swap && battle % 2 === 1 ? there : here,
    bots: playing,
    // the two battles of a swapped pair share their seed
    seed: seedNumber(seedOf(seed, swap ? Math.floor(battle / 2) : battle)),
    most: MOST_COMMANDS,
    tooLong: (state) => state.turn > lengths.turns,
  });
  return {
    ...lengths,
    names: { a: two[0].band.name[language], b: two[1].band.name[language] },
    seed,
    swap,
    told: { system: urssClassic.id, bands: two.map(({ band }) => band.id) },
    play: (battle) => played(game(battle), ({ turn }) => turn),
    save: () => saveMatch(recordGame(game(0)), { seed: seedOf(seed, 0) }),
  };
}
