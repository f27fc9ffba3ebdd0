import type { Json } from '@escarmouche/referee';
import { i18n } from '../i18n/index.svelte.ts';
import { rules } from '../rules/rulebook.svelte.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import type { AnyGame } from '../systems/index.ts';
import type { NextStep } from '../systems/game-adapter.ts';
import type { Table } from '../table/table.svelte.ts';
import { actionList, choose, isAim, standingAt, stepNamed, takeHold, turnHeld, turnTo, type Aimed } from './acts.ts';
import { actionWords } from './action-words.ts';
import { answerOf, type Given } from './asks.ts';
import { aimedAt, tooMany } from './chain.ts';
import { contextOf, figureOf, isOneOf, sentence, spoken, type Context } from './context.ts';
import { fold, nearestOrder, parseOrder, turnOf, type Order } from './grammar.ts';
import { cardStep, handSaid } from './hand.ts';
import { helpAll, helpNow } from './help.ts';
import * as looks from './looks.ts';
import { suggestionsFor } from './suggest.ts';
import { tellRefusal } from './tell.ts';
import { createTeller } from './teller.ts';
import type { Verb } from './verbs.ts';

/** The deed of a yes: the aim, the undo, a step, or the order that was perhaps meant; or an order that lacks its end. */
type Pending = 'aim' | 'undo' | NextStep<Json> | { readonly meant: string } | { readonly begun: string };

/** Verbs that change the battle, and so wait for the answer to a question. */
const ACTS: ReadonlySet<Verb> = new Set(['attack', 'turn', 'select', 'activate', 'pass', 'do', 'cancel', 'preview']);

/** Verbs whose parts may follow each other. */
const MAY_FOLLOW: ReadonlySet<Verb> = new Set(['attack', 'why', 'preview']);

/** Does a line only name the place or target that the order before left out? */
const isEnd = (now: Context, order: Order): boolean =>
  order.verb === undefined && order.action === undefined && (figureOf(now, order.text).found !== undefined || isAim(now, order));

/**
 * Reads orders in words and answers in sentences. Orders command the table as pointer and keys do: aim, preview, command; the same checks
 * decide what is legal.
 */
export async function createReader(table: Table, game: AnyGame) {
  const [queries, advice] = await Promise.all([game.queries(), game.advice(), rules.load(game.system.id), table.advised()]);
  let pending: Pending | undefined;
  let lastRule: string | undefined;
  /** The place that was last wished for in answer to a question. */
  let wished: BoardPoint | undefined;

  const context = (): Context => contextOf({ table, game, queries, advice, language: i18n.language });
  const { happened, prompt, news, lately } = createTeller(table, context);

  /** Acts on the table, and tells the result. */
  async function done(act: () => Promise<unknown>): Promise<readonly string[]> {
    const [version, notice, actor] = [table.snapshot.version, table.notices.last, table.aimed.actor];
    const before = actor === undefined ? undefined : queries.where(table.snapshot.state, actor, i18n.language);
    pending = undefined;
    await act();
    if (table.snapshot.version === version) {
      if (table.notices.last?.rule !== undefined && table.notices.last !== notice) lastRule = table.notices.last.rule;
      return table.notices.last && table.notices.last !== notice ? [table.notices.last.text] : [context().words.means];
    }
    const now = context();
    const after = actor === undefined ? undefined : queries.where(now.state, actor, i18n.language);
    const moved = before !== undefined && after && before !== after ? [now.words.moves(after)] : [];
    return [...happened(moved), ...(table.snapshot.outcome ? [] : prompt(true))];
  }

  /** Gives the answers in turn until one is taken; says why none was. */
  async function reply({ answers, problem, ...given }: Given): Promise<readonly string[]> {
    if (problem !== undefined) return [problem];
    const isPlace = table.ask?.place !== undefined;
    const { version } = table.snapshot;
    let why: readonly string[] = [];
    for (const one of answers) {
      why = await done(() => table.acts.answer(one));
      if (table.snapshot.version === version) continue;
      wished = undefined;
      return why;
    }
    if ('wish' in given) wished = given.wish;
    return isPlace ? [...why, context().words.nearer] : why;
  }

  async function follow(aimed: Aimed, order: Order): Promise<readonly string[]> {
    lastRule = table.aimed.preview?.refusal?.rule ?? lastRule;
    if (aimed.ready === 'ask') pending = 'aim';
    if (aimed.lacks) pending = { begun: order.text };
    if (aimed.ready !== 'do') return aimed.said;
    return [...aimed.said, ...(await done(table.acts.commit))];
  }

  function take(step: NextStep<Json>, now: Context): Promise<readonly string[]> | readonly string[] {
    if (step.refusal) return tellRefusal(step.refusal, now);
    if (step.hint === undefined) return done(() => table.acts.take(step));
    pending = step;
    return [sentence(step.hint), now.words.sure];
  }

  async function confirm(now: Context): Promise<readonly string[]> {
    const waiting = pending;
    if (table.screen.handTo !== undefined) {
      table.screen.take();
      return prompt(true);
    }
    if (waiting === 'undo') return done(() => table.acts.takeBack());
    if (waiting === 'aim') return done(table.acts.commit);
    if (waiting && 'begun' in waiting) return aimedAt(now, parseOrder(waiting.begun, actionWords(now)), 'do').said;
    if (waiting && 'meant' in waiting) return (await answer(waiting.meant)).said;
    if (waiting) return done(() => table.acts.take(waiting, true));
    const main = table.aimed.steps.find((step) => step.main);
    return main && !table.ask ? take(main, now) : [now.words.nothingToDo];
  }

  async function activate(order: Order, now: Context): Promise<readonly string[]> {
    const [phrase] = order.phrases;
    const standing = phrase && standingAt(now, phrase.text);
    if (standing !== undefined) return takeHold(now, standing);
    const figure = phrase && figureOf(now, phrase.text);
    if (figure?.problem !== undefined) return [figure.problem];
    const blocked = choose(now, figure?.found.id);
    if (blocked) return blocked;
    if (order.verb === 'select')
      return [sentence(queries.line(now.state, table.aimed.subject?.figure ?? '', now.language)), ...actionList(now)];
    const main = table.aimed.steps.find((step) => step.main && !step.refusal);
    return main ? done(() => table.acts.take(main)) : prompt(true);
  }

  function pass(now: Context): Promise<readonly string[]> | readonly string[] {
    if (table.ask?.reaction) return done(table.acts.finish);
    const step = table.aimed.steps.find(({ main }) => !main) ?? table.aimed.steps[0];
    return step ? take(step, now) : table.mayCommand ? prompt(true) : [now.words.waiting];
  }

  /** A proposal is answered before anything else. */
  function consent({ verb }: Order): Promise<readonly string[]> | readonly string[] {
    return verb === 'do' || verb === 'cancel' ? done(() => table.proposals.answer(verb === 'do')) : prompt(true);
  }

  /** Until the turn ends; said again, no longer. */
  function allPass(now: Context): readonly string[] {
    if (!table.chances.mayPass && table.chances.passing.length === 0) return [now.words.nothingToDo];
    table.chances.pass();
    return table.chances.passing.length > 0 ? [now.words.passes] : [now.words.asksAgain, ...prompt(true)];
  }

  function undo(now: Context): Promise<readonly string[]> | readonly string[] {
    if (!table.undo) return [now.words.nothingToUndo];
    pending = 'undo';
    // other persons are asked, which is question enough
    if (table.proposals.several && !table.undo.free) return done(() => table.acts.takeBack());
    if (!table.undo.free) return [now.words.undoAsk];
    return done(() => table.acts.takeBack()).then((said) => [now.words.undone, ...said]);
  }

  /** "3": the third action, as the key 3 chooses it. */
  function numbered(number: number, now: Context): Promise<readonly string[]> | undefined {
    const action = table.aimed.actions[number - 1];
    const order: Order | undefined = action && { action: action.id, phrases: [], text: action.label };
    return order && follow(aimedAt(now, order, 'preview'), order);
  }

  async function perform(order: Order, now: Context): Promise<readonly string[]> {
    const several = order.verb === undefined || MAY_FOLLOW.has(order.verb) ? undefined : tooMany(now, order);
    if (several) return several.said;
    switch (order.verb) {
      case 'help':
        return isOneOf(order.phrases[0]?.text ?? '', now.words.list.all) ? helpAll(now) : helpNow(now);
      case 'scan':
        return [...queries.scan(now.state, table.seat, now.language), ...prompt(true)];
      case 'objectives':
        return figureOf(now, order.phrases[0]?.text ?? '').found ? looks.role(now, order) : looks.objectives(now);
      case 'order':
        return looks.whoActs(now);
      case 'list':
        return looks.list(now, order);
      case 'describe':
        return looks.describe(now, order);
      case 'where':
        return looks.where(now, order);
      case 'places':
        return looks.places(now, order);
      case 'distance':
        return looks.distance(now, order);
      case 'reach':
        return looks.reach(now, order);
      case 'see':
        return looks.sight(now, order);
      case 'odds':
        return looks.odds(now, order);
      case 'actions':
        return actionList(now);
      case 'hand':
        return handSaid(now);
      case 'turn':
        return follow(turnTo(now, order), order);
      case 'select':
      case 'activate':
        return activate(order, now);
      case 'pass':
        return pass(now);
      case 'allPass':
        return allPass(now);
      case 'undo':
        return undo(now);
      case 'do':
        return confirm(now);
      case 'cancel':
        table.aim.clear();
        return [now.words.dropped];
      case 'why':
      case 'preview': {
        const reasons =
          order.verb === 'why' && order.inner?.verb === undefined && order.inner?.action === undefined
            ? await looks.reasons(now, order)
            : [];
        if (reasons.length > 0) return reasons;
        return order.inner?.verb === 'turn'
          ? follow(turnTo(now, order.inner), order)
          : follow(aimedAt(now, order.inner ?? order, order.verb), order);
      }
      case 'rule':
        return looks.rule(now, order, lastRule);
      case 'question':
        return prompt(true);
      case 'log':
        return lately();
      case 'close':
        return [now.words.bye];
      case 'attack':
      case undefined:
        return follow(aimedAt(now, order, 'do'), order);
    }
  }

  const aloud = (said: readonly string[]): readonly string[] => said.map((text) => spoken(text, context().words));

  /** Meaning of a line without a verb: a turn, a figure or a place is aimed at as by a pointer, and asked about. */
  async function pointed(line: string, order: Order, now: Context): Promise<readonly string[]> {
    const degrees = turnOf(order.text);
    if (degrees !== undefined && table.aimed.subject) return follow(turnTo(now, order), order);
    const standing = standingAt(now, order.text);
    if (standing !== undefined) return takeHold(now, standing);
    const { found } = figureOf(now, order.text);
    if (found?.mine && table.aimed.selectable.includes(found.id)) return activate({ ...order, verb: 'select' }, now);
    if (isAim(now, order)) return follow(aimedAt(now, order, 'preview'), order);
    const nearest = nearestOrder(line, actionWords(now), now.language);
    if (nearest === undefined || nearest === order.text) return [now.words.unknown(line.trim())];
    pending = { meant: nearest };
    return [now.words.perhaps(line.trim(), nearest)];
  }

  async function answer(line: string): Promise<{ readonly said: readonly string[]; readonly close?: boolean }> {
    const now = context();
    const text = fold(line);
    const order = parseOrder(line, actionWords(now));
    if (pending && typeof pending === 'object' && 'begun' in pending && isEnd(now, order)) {
      const whole = `${pending.begun} ${line}`;
      pending = undefined;
      return answer(whole);
    }
    if (table.proposals.open?.to !== undefined) return { said: await consent(order) };
    const turned = pending === 'aim' && order.verb === 'turn' ? turnHeld(now) : undefined;
    if (turned) return { said: turned };
    if (pending !== undefined && order.verb !== 'do' && order.verb !== 'preview') {
      pending = undefined;
      table.aim.clear();
    }
    table.looks.show(undefined);
    const { ask } = table;
    const given = ask && pending === undefined ? answerOf(line, ask, now, wished) : undefined;
    if (given) return { said: await reply(given) };
    const step = stepNamed(now, text) ?? cardStep(now, text);
    if (step) return { said: await take(step, now) };
    const chosen = /^\d$/.test(text) ? numbered(Number(text), now) : undefined;
    if (chosen) return { said: await chosen };
    const isUnknown = order.verb === undefined && order.action === undefined;
    const acts = isUnknown || order.action !== undefined || (order.verb !== undefined && ACTS.has(order.verb));
    if (ask && !ask.reaction && acts && pending === undefined) return { said: [now.words.notThat, ...prompt(true)] };
    if (!isUnknown) return { said: await perform(order, now), ...(order.verb === 'close' && { close: true }) };
    const said = await pointed(line, order, now);
    return { said: ask && pending === undefined ? [now.words.notThat, ...prompt(true)] : said };
  }

  return {
    /** Answers a line; `close` when it asks for the board. */
    async read(line: string): Promise<{ readonly said: readonly string[]; readonly close?: boolean }> {
      const { said, close } = await answer(line);
      return { said: aloud(said), ...(close && { close }) };
    },
    /** Deeds of other seats, and the next thing to do, since the last telling. */
    news: (): readonly string[] => aloud(news()),
    /** Said when the box is opened. */
    greeting: (): readonly string[] => aloud([context().words.welcome, ...prompt(true)]),
    suggest(line: string): readonly string[] {
      const now = context();
      return suggestionsFor(line, now, actionWords(now));
    },
  };
}

export type Reader = Awaited<ReturnType<typeof createReader>>;
