import type { Game } from '@escarmouche/games/game';
import type { AnySetup } from '@escarmouche/games/setups';
import { playOut, recordGame, wilson, type PlayOut, type Rate } from '@escarmouche/lab';
import { saveMatch, seedNumber, type Seat } from '@escarmouche/referee';
import { ruleEntry } from '../../games.ts';
import type { Output } from '../../output.ts';
import { number, text } from '@escarmouche/cases/text';
import { seedOf } from './values.ts';

/** Battles of any game, to be played again and again. */
export interface Plan {
  /** Players by seat, as printed. */
  readonly names: Readonly<Record<Seat, string>>;
  readonly battles: number;
  readonly turns: number;
  readonly seed: string;
  readonly swap: boolean;
  /** Members of --json beside the figures. */
  readonly told: Readonly<Record<string, unknown>>;
  play(battle: number): Fought;
  /** The first battle as a file. */
  save(): string;
}

interface Fought {
  readonly turns: number;
  /** The seats that have won; undefined when the battle was stopped. */
  readonly winners: readonly Seat[] | undefined;
  readonly rule: string | undefined;
}

export interface Tally {
  readonly wins: Readonly<Record<Seat, Rate>>;
  readonly draws: number;
  readonly unfinished: number;
  /** Battles that each rule has decided. */
  readonly rules: Readonly<Record<string, number>>;
  readonly meanTurns: number;
  readonly perSecond: number;
}

/** Parts of a plan. */
interface Played extends Pick<Plan, 'names' | 'battles' | 'turns' | 'seed' | 'told'> {
  readonly setup: AnySetup;
  /** In place of that every other battle. */
  readonly swapped?: AnySetup | undefined;
  readonly bots: PlayOut<AnySetup, object, object, object>['bots'];
  /** Seats that the NPC document plays. */
  readonly npcs?: readonly Seat[];
}

const MOST_COMMANDS = 50_000;

/** The battles of a game between its bots. */
export function planOf({ system, turn }: Game, { setup, swapped, bots, npcs = [], told, ...head }: Played): Plan {
  const { seed, turns } = head;
  const battleOf = (battle: number) => ({
    system,
    setup: swapped && battle % 2 === 1 ? swapped : setup,
    bots,
    // the two battles of a swapped pair share their seed
    seed: seedNumber(seedOf(seed, swapped ? Math.floor(battle / 2) : battle)),
    most: MOST_COMMANDS,
    tooLong: (state: object) => turn(state) > turns,
  });
  return {
    ...head,
    swap: swapped !== undefined,
    told: { system: system.id, ...told },
    play(battle) {
      const { state, finished } = playOut(battleOf(battle));
      const outcome = system.outcome(state);
      return { turns: turn(state), winners: finished ? (outcome?.winners ?? []) : undefined, rule: outcome?.rule };
    },
    save: () =>
      saveMatch(recordGame(battleOf(0)), { seed: seedOf(seed, 0), ...(npcs.length > 0 && { seats: holdersOf(Object.keys(bots), npcs) }) }),
  };
}

/** Holders of the seats, as match files name them. */
const holdersOf = (seats: readonly Seat[], npcs: readonly Seat[]) =>
  Object.fromEntries(seats.map((seat) => [seat, { by: npcs.includes(seat) ? 'npc' : 'bot' }]));

/** Plays them all. Several winners, or none, are a draw. */
export function simulateAll({ battles, names, play }: Plan): Tally {
  const wins = new Map<Seat, number>();
  const rules: Record<string, number> = {};
  let draws = 0;
  let unfinished = 0;
  let turns = 0;
  const start = performance.now();
  for (let battle = 0; battle < battles; battle++) {
    const one = play(battle);
    turns += one.turns;
    const [winner, ...others] = one.winners ?? [];
    if (!one.winners) unfinished++;
    else if (winner !== undefined && others.length === 0) wins.set(winner, (wins.get(winner) ?? 0) + 1);
    else draws++;
    if (one.rule !== undefined) rules[one.rule] = (rules[one.rule] ?? 0) + 1;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    wins: Object.fromEntries(Object.keys(names).map((seat) => [seat, wilson(wins.get(seat) ?? 0, battles)])),
    draws,
    unfinished,
    rules,
    meanTurns: turns / battles,
    perSecond: battles / seconds,
  };
}

export function printTally(plan: Plan, tally: Tally, output: Output): void {
  const { language } = output;
  const percent = (share: number): string => `${number(Math.round(share * 1000) / 10, language)} %`;
  const width = Math.max(...Object.values(plan.names).map((name) => name.length));
  const title = text(
    `${plan.battles} partie(s), graine « ${plan.seed} »${plan.swap ? ', zones échangées une fois sur deux' : ''} — victoires :`,
    `${plan.battles} battle(s), seed "${plan.seed}"${plan.swap ? ', zones swapped every other time' : ''} — wins:`,
  );
  output.say(title);
  for (const [seat, rate] of Object.entries(tally.wins)) {
    const wins = String(rate.count).padStart(String(rate.of).length);
    const interval = text(
      `intervalle à 95 % : ${percent(rate.low)} – ${percent(rate.high)}`,
      `95% interval: ${percent(rate.low)} – ${percent(rate.high)}`,
    );
    output.line(`  ${(plan.names[seat] ?? seat).padEnd(width)}  ${wins}  ${percent(rate.rate)}  (${interval[language]})`);
  }
  const rules = Object.entries(tally.rules).map(([rule, count]) => `${ruleEntry(rule)?.title[language] ?? rule} (${rule}) ${count}`);
  if (rules.length > 0) output.say(text(`  par la règle : ${rules.join(' ; ')}`, `  by the rule: ${rules.join('; ')}`));
  output.say(
    text(
      `  nulles : ${tally.draws} ; arrêtées après ${plan.turns} tours : ${tally.unfinished}`,
      `  draws: ${tally.draws}; stopped after ${plan.turns} turns: ${tally.unfinished}`,
    ),
  );
  const perSecond = number(Math.round(tally.perSecond * 10) / 10, language);
  const turns = number(tally.meanTurns, language);
  output.say(
    text(`  ${turns} tours en moyenne, ${perSecond} parties par seconde`, `  ${turns} turns on average, ${perSecond} battles a second`),
  );
}
