/**
 * Random situations of battles, and whether the screen shows, the bot weighs and the rules make of a strike the same. Many more than the tests look at:
 * `SITUATIONS=2000 npx vitest run same-odds`.
 */
import { choicesOf, lossesWorth, randomBot, strikeWorth, type Weighed } from '@escarmouche/ai';
import {
  copy,
  firstOf,
  mix,
  NOBODY,
  randomFrom,
  read,
  resolve,
  seededDice,
  type Answer,
  type Question,
  type Seat,
  type System,
} from '@escarmouche/referee';
import { enemiesOf, figureOf, type Expected, type FigureIn } from '@escarmouche/skirmish';
import { unanswered } from '@escarmouche/skirmish/plane';
import { previewIntent, type ActionPreviews } from '../plane/preview/intent.ts';
import type { UrssAdvice, UrssState } from './game.ts';

type Battle = UrssState & Weighed;

/** A strike that one figure may make against another now. */
interface Situation<S, C> {
  readonly state: S;
  readonly seat: Seat;
  readonly command: C;
  readonly by: string;
  readonly on: string;
}

/** Ends of a strike with their chances. */
type Ends<S> = readonly { readonly end: S; readonly chance: number }[];

/** Rolls that count by their success alone. */
const PASSED: ReadonlySet<string> = new Set(['shooting', 'damage', 'save', 'free']);
/** Entries of a battle. */
const ENTRIES = 120;
/** An end less likely than this is not followed. */
const LEAST = 1e-12;
/** Situations with more ends than this are left to others. */
const MOST_ENDS = 60;

/** All ends of a command; undefined where there are too many. */
function endsOf<S, C>(system: System<never, S, C, unknown>, { state, seat, command, on }: Situation<S, C>): Ends<S> | undefined {
  const ends: { end: S; chance: number }[] = [];
  const choose = (question: Question, now: S): Answer | undefined => {
    if (question.kind !== 'choice') return undefined;
    if (question.purpose === 'nextTarget') return question.options?.includes(on) ? on : null;
    return unanswered(question) ?? question.options?.[0] ?? system.sampleAnswer?.(now, question, randomFrom(1)) ?? null;
  };
  const open: { known: readonly Answer[]; chance: number }[] = [{ known: [], chance: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { known, chance } = next;
    if (chance < LEAST) continue;
    const end = copy(state);
    let rolls = 0;
    const resolution = resolve(system, end, seat, command, (question, _index, now) =>
      question.kind === 'roll' ? known[rolls++] : choose(question, now),
    );
    if (resolution.status === 'refused') throw new Error(JSON.stringify(resolution.refusal));
    if (resolution.status === 'done') ends.push({ end, chance });
    else if (resolution.question.kind === 'roll')
      for (const one of throwsOf(resolution.question)) open.push({ known: [...known, one.answer], chance: chance * one.chance });
    else return undefined;
    if (ends.length + open.length > MOST_ENDS) return undefined;
  }
  return ends;
}

function throwsOf({ faces, pool, purpose }: Extract<Question, { kind: 'roll' }>): readonly { answer: readonly number[]; chance: number }[] {
  let all: readonly (readonly number[])[] = [[]];
  for (const count of faces) all = all.flatMap((answer) => Array.from({ length: count }, (_, i) => [...answer, i + 1]));
  const alike = new Map<string, { answer: readonly number[]; chance: number }>();
  for (const answer of all) {
    const roll = pool && read(pool, answer);
    const key = !roll ? answer.join() : String(PASSED.has(purpose) && roll.success !== undefined ? roll.success : roll.score);
    alike.set(key, { answer, chance: (alike.get(key)?.chance ?? 0) + 1 / all.length });
  }
  return [...alike.values()];
}

/** Mean loss of each figure. */
function lossesIn<S extends Battle>(state: S, ends: Ends<S>): readonly Expected[] {
  return state.scene.roster.map((figure) => {
    const { vitality } = figureOf(state, figure);
    let [points, out] = [0, 0];
    for (const { end, chance } of ends) {
      const left = figureOf(end, figure).vitality;
      points += chance * (vitality - left);
      if (vitality > 0 && left === 0) out += chance;
    }
    return { figure, points, out };
  });
}

/** The chance of a strike, as the screen shows it: of a loss for the target. */
function shownBy<S extends Battle>(state: S, ends: Ends<S>, on: string): number {
  const { vitality } = figureOf(state, on);
  return ends.reduce((sum, { end, chance }) => sum + (figureOf(end, on).vitality < vitality ? chance : 0), 0);
}

/** Number of strikes to compare. */
export const SITUATIONS = Number(import.meta.env['SITUATIONS'] ?? 40);
export const TIMEOUT = 60_000 + 500 * SITUATIONS;

interface Report {
  situations: number;
  /** Situations that were followed to every end. */
  enumerated: number;
  readonly differences: string[];
}

/** Plays battles at random and compares strikes, until enough are compared. The bot keeps its odds from one strike to the next. */
export function sameOdds<Setup, S extends Battle, C extends object>(
  advised: UrssAdvice<S, C>,
  system: System<Setup, S, C, unknown>,
  actions: ActionPreviews<S, C>,
  setupOf: (seed: number) => Setup,
): Report {
  // Listeners to a loud shot are no loss.
  const game: UrssAdvice<S, C> = { ...advised, odds: { ...advised.odds, listeners: undefined } };
  const report: Report = { situations: 0, enumerated: 0, differences: [] };
  for (let battle = 1; report.situations < SITUATIONS; battle++) {
    const random = randomFrom(mix(battle, 7));
    const state = system.setup(setupOf(battle));
    const bot = randomBot(system);
    const bots = Object.fromEntries(state.scene.groups.map(({ seat }) => [seat, bot]));
    for (let entry = 0; entry < ENTRIES && report.situations < SITUATIONS; entry++) {
      const due = system.due?.(state);
      const [seat = NOBODY] = due === undefined ? system.active(state) : [];
      if (due === undefined && seat === NOBODY) break;
      if (due === undefined && random(3) === 0) compare(game, actions, state, seat, random(1000), report);
      const command = due ?? bot.decide(state, seat, random).command;
      const { status } = resolve(system, state, seat, command, firstOf(seededDice(battle, entry), choicesOf(bots, random)));
      if (status !== 'done') throw new Error(`${JSON.stringify(command)} is ${status}`);
    }
  }
  return report;
}

function compare<S extends Battle, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  state: S,
  seat: Seat,
  drawn: number,
  report: Report,
): void {
  const acting = game.turns.acting(state);
  if (acting === undefined || game.turns.phase(state) !== 'play') return;
  const by = figureOf(state, acting);
  const strikes = enemiesOf(state, acting).flatMap((on) =>
    [...game.odds.shots(state, by), ...game.odds.powers(state, by), { ...game.odds.fight, how: 'fight' as const }]
      .map((strike) => ({ strike, on, command: strike.command(on.id) }))
      .filter(({ command }) => !game.system.check(state, seat, command)),
  );
  const one = strikes[drawn % Math.max(1, strikes.length)];
  if (!one) return;
  const { strike, on, command } = one;
  report.situations++;
  const intent = {
    subject: { figure: by.id, reaction: false },
    action: game.actionOf(command),
    target: { kind: 'figure', id: on.id },
  } as const;
  const shown = previewIntent(game, actions, state, seat, intent, 'en')?.panel.odds?.chance;
  const ends = endsOf(game.system, { state, seat, command, by: by.id, on: on.id });
  if (!ends) return;
  report.enumerated++;
  const exact = shownBy(state, ends, on.id);
  const what = `${strike.how} ${JSON.stringify(command)} by ${JSON.stringify(by)} at ${JSON.stringify(on)}`;
  if (shown === undefined || Math.abs(shown - exact) > 1e-9) report.differences.push(`${what}: shown ${shown}, is ${exact}`);
  const id = 'id' in strike ? strike.id : undefined;
  const weighed = strikeWorth(game, state, by, on, id) ?? NaN;
  const worth = lossesWorth(game, state, by, on, lossesIn(state, ends), id);
  if (!(Math.abs(weighed - worth) < 1e-9)) report.differences.push(`${what}: weighed ${weighed}, is worth ${worth}`);
  const other = elsewhere(game, state, by, on);
  const [now, then] = [strike.means(state, by, on), strike.means(other, figureOf(other, by.id), figureOf(other, on.id))];
  if (JSON.stringify(now) !== JSON.stringify(then)) report.differences.push(`${what}: hangs on what should not count`);
}

/** The same battle with all otherwise that no roll is said to hang on. */
function elsewhere<S extends Battle, C extends object>({ odds }: UrssAdvice<S, C>, state: S, by: FigureIn<S>, on: FigureIn<S>): S {
  const { unmoved } = odds;
  const figures = Object.fromEntries([by, on].map((figure) => [figure.id, differs(figure, unmoved.figure)]));
  return {
    ...differs(
      state,
      unmoved.state.filter((name) => name !== 'order'),
    ),
    figures: { ...state.figures, ...figures },
  };
}

/** With other values under these names. */
const differs = <T extends object>(of: T, names: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, names.includes(name as keyof T) ? unlike(value) : value])) as T;

/** Another value of the same kind. */
function unlike(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return Array.isArray(value) ? [...(value as readonly unknown[])].slice(1) : value;
}
