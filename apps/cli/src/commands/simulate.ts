import { writeFileSync } from 'node:fs';
import { greedy, randomPlayer, type Player } from '@escarmouche/ai';
import { playOut, recordGame, wilson, type PlayOut, type Rate } from '@escarmouche/lab';
import { mix, saveMatch, seedNumber } from '@escarmouche/referee';
import { urssClassic, type Command as BattleCommand, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { battleOf, findBand, findMap, findOptions, type ReadyBand } from '../battle.ts';
import type { Command, Values } from '../command.ts';
import type { ExitCode, Output } from '../output.ts';
import { number, text, type Text } from '../text.ts';

type Machine = Player<State, BattleCommand>;

const machines: Readonly<Record<string, () => Machine>> = { greedy: () => greedy(), random: () => randomPlayer(urssClassic) };

const MOST_COMMANDS = 20_000;

interface Plan {
  readonly two: readonly [ReadyBand, ReadyBand];
  readonly players: Readonly<Record<'a' | 'b', Machine>>;
  readonly battles: number;
  readonly turns: number;
  readonly seed: string;
  readonly swap: boolean;
  game(battle: number): PlayOut<Setup, State, BattleCommand, Event>;
}

interface Tally {
  readonly a: Rate;
  readonly b: Rate;
  readonly draws: number;
  readonly unfinished: number;
  readonly meanTurns: number;
  readonly perSecond: number;
}

function stringOf(values: Values, key: string, otherwise: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : otherwise;
}

function wholeNumber(values: Values, key: string, otherwise: number, most: number): number | undefined {
  const value = Number(stringOf(values, key, String(otherwise)));
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

/** What is to be simulated; or why it cannot be. */
function planOf(args: readonly string[], values: Values): { plan: Plan } | { reason: Text } {
  if (args.length > 2) return { reason: text('deux bandes au plus', 'two bands at most') };
  const [one, other] = [findBand(args[0] ?? 'patrouille-imperiale'), findBand(args[1] ?? 'cellule-rebelle')];
  if (!one.ok) return one;
  if (!other.ok) return other;
  const map = findMap(stringOf(values, 'map', 'quai-sept'));
  if (!map.ok) return map;
  const pairs = Array.isArray(values['option']) ? values['option'].map(String) : [];
  const options = findOptions(pairs);
  if (!options.ok) return options;
  const battles = wholeNumber(values, 'battles', 100, 1_000_000);
  const turns = wholeNumber(values, 'turns', 60, 100_000);
  if (battles === undefined || turns === undefined) {
    return { reason: text('--battles et --turns : un nombre entier à partir de 1', '--battles and --turns: a whole number from 1') };
  }
  const ai = stringOf(values, 'ai', 'greedy');
  const [a, b] = [machines[stringOf(values, 'ai-a', ai)], machines[stringOf(values, 'ai-b', ai)]];
  if (!a || !b) return { reason: text('joueurs automatiques : greedy, random', 'machine players: greedy, random') };
  const two = [one.value, other.value] as const;
  const players = { a: a(), b: b() };
  const seed = stringOf(values, 'seed', 'escarmouche');
  const swap = values['swap'] === true;
  const here = battleOf(two, map.value, options.value, false);
  const there = battleOf(two, map.value, options.value, true);
  const game: Plan['game'] = (battle) => ({
    system: urssClassic,
    setup: swap && battle % 2 === 1 ? there : here,
    players,
    // the two battles of a swapped pair share their seed
    seed: mix(seedNumber(seed), swap ? Math.floor(battle / 2) : battle),
    most: MOST_COMMANDS,
    tooLong: (state) => state.turn > turns,
  });
  return { plan: { two, players, battles, turns, seed, swap, game } };
}

function simulateAll({ battles, game }: Plan): Tally {
  const wins = { a: 0, b: 0 };
  let draws = 0;
  let unfinished = 0;
  let turns = 0;
  const start = performance.now();
  for (let battle = 0; battle < battles; battle++) {
    const { state, finished } = playOut(game(battle));
    turns += state.turn;
    const [winner] = state.outcome?.winners ?? [];
    if (!finished) unfinished++;
    else if (winner === 'a' || winner === 'b') wins[winner]++;
    else draws++;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    a: wilson(wins.a, battles),
    b: wilson(wins.b, battles),
    draws,
    unfinished,
    meanTurns: turns / battles,
    perSecond: battles / seconds,
  };
}

function print(plan: Plan, tally: Tally, output: Output): void {
  const { language } = output;
  const percent = (share: number): string => `${number(Math.round(share * 1000) / 10, language)} %`;
  const names = plan.two.map(({ band }) => band.name[language]);
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string | undefined, rate: Rate): void => {
    const wins = String(rate.count).padStart(String(rate.of).length);
    const interval = text(
      `intervalle à 95 % : ${percent(rate.low)} – ${percent(rate.high)}`,
      `95% interval: ${percent(rate.low)} – ${percent(rate.high)}`,
    );
    output.line(`  ${(name ?? '').padEnd(width)}  ${wins}  ${percent(rate.rate)}  (${interval[language]})`);
  };
  const title = text(
    `${plan.battles} bataille(s), graine « ${plan.seed} »${plan.swap ? ', zones échangées une fois sur deux' : ''} — victoires :`,
    `${plan.battles} battle(s), seed "${plan.seed}"${plan.swap ? ', zones swapped every other time' : ''} — wins:`,
  );
  output.say(title);
  line(names[0], tally.a);
  line(names[1], tally.b);
  output.say(
    text(
      `  nulles : ${tally.draws} ; arrêtées après ${plan.turns} tours : ${tally.unfinished}`,
      `  draws: ${tally.draws}; stopped after ${plan.turns} turns: ${tally.unfinished}`,
    ),
  );
  output.say(
    text(
      `  ${number(tally.meanTurns, language)} tours en moyenne, ${number(Math.round(tally.perSecond * 10) / 10, language)} batailles par seconde`,
      `  ${number(tally.meanTurns, language)} turns on average, ${number(Math.round(tally.perSecond * 10) / 10, language)} battles a second`,
    ),
  );
}

export const simulate: Command = {
  name: 'simulate',
  summary: text(
    'fait combattre deux bandes N fois et compte les victoires',
    'plays two bands against each other N times and counts the wins',
  ),
  help: text(
    `Usage : escarmouche simulate [BANDE_A BANDE_B] [options]

Deux bandes s'affrontent N fois, jouées par la machine. La même graine donne les mêmes batailles.

  BANDE            identifiant d'une bande prête, ou fichier .json de bande
                   (par défaut : patrouille-imperiale contre cellule-rebelle)
  --map CARTE      carte prête ou fichier .json (quai-sept)
  --battles, -n N  nombre de batailles (100)
  --seed TEXTE     graine
  --swap           une bataille sur deux, les zones sont échangées ; les deux d'une paire ont la même graine
  --ai NOM         greedy ou random ; --ai-a, --ai-b pour un seul camp
  --turns N        tours après lesquels une bataille est arrêtée (60)
  --option C=V     option de règles, autant de fois qu'il faut
  --save FICHIER   enregistre la première bataille (voir : replay)

Exemples :
  escarmouche simulate
  escarmouche simulate section-imperiale commando-de-sabotage --map avant-poste-du-fleuve -n 400 --swap
  escarmouche simulate --ai-a greedy --ai-b random --seed 7 --json
  escarmouche simulate -n 1 --save bataille.jsonl`,
    `Usage: escarmouche simulate [BAND_A BAND_B] [options]

Two bands fight N times, played by the machine. The same seed gives the same battles.

  BAND             id of a ready band, or a band file (.json)
                   (by default: patrouille-imperiale against cellule-rebelle)
  --map MAP        ready map or .json file (quai-sept)
  --battles, -n N  number of battles (100)
  --seed TEXT      the seed
  --swap           every other battle the zones are swapped; the two of a pair share their seed
  --ai NAME        greedy or random; --ai-a, --ai-b for one side only
  --turns N        turns after which a battle is stopped (60)
  --option K=V     option of the rules, as often as needed
  --save FILE      keeps the first battle (see: replay)

Examples:
  escarmouche simulate
  escarmouche simulate section-imperiale commando-de-sabotage --map avant-poste-du-fleuve -n 400 --swap
  escarmouche simulate --ai-a greedy --ai-b random --seed 7 --json
  escarmouche simulate -n 1 --save battle.jsonl`,
  ),
  options: {
    map: { type: 'string' },
    battles: { type: 'string', short: 'n' },
    seed: { type: 'string' },
    swap: { type: 'boolean' },
    ai: { type: 'string' },
    'ai-a': { type: 'string' },
    'ai-b': { type: 'string' },
    turns: { type: 'string' },
    option: { type: 'string', multiple: true },
    save: { type: 'string' },
  },
  run(args, values, output): ExitCode {
    const found = planOf(args, values);
    if ('reason' in found) {
      output.error(found.reason[output.language]);
      return 2;
    }
    const { plan } = found;
    const tally = simulateAll(plan);
    if (typeof values['save'] === 'string') writeFileSync(values['save'], saveMatch(recordGame(plan.game(0)), { seed: plan.seed }));
    if (values['json'] === true) {
      const { two, battles, seed, swap } = plan;
      output.line(JSON.stringify({ bands: two.map(({ band }) => band.id), battles, seed, swap, ...tally }, undefined, 2));
    } else print(plan, tally, output);
    return 0;
  },
};
