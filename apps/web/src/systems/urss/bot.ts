import { openingOf } from '@escarmouche/ai/opening';
import type { Seat } from '@escarmouche/referee';
import type { AsyncBot, Decision, MatchSettings } from '@escarmouche/session';
import type { PlaneFigureGame, PlaneState } from '@escarmouche/skirmish/plane';
import { botWorker, sentOnce } from '../bot-worker.ts';
import type { BotCalls } from './bot-calls.ts';
import { randomIn, type InTurns } from './bot-random.ts';

/** A bot that thinks in a worker; its deployment needs no odds, and is decided on the page. */
export function workerBot<S extends PlaneState & InTurns, C>(
  game: PlaneFigureGame<S, C>,
  { seed }: MatchSettings,
  start: () => Worker,
  script: () => Promise<{ readonly calls: BotCalls }>,
): AsyncBot<S, C> {
  const { calls, close } = botWorker<BotCalls>(start, script);
  const prepared = sentOnce((scene: object) => calls().set(scene));
  return {
    async decide(state: S, seat: Seat) {
      const command = openingOf(game, state, seat, randomIn(state, seed));
      if (command !== undefined) return { command };
      return (await calls().decide(await prepared(state), seat, seed)) as Decision<C>;
    },
    async answer(state, question) {
      return calls().answer(await prepared(state), question, seed);
    },
    async explain(state, question, answer) {
      return calls().explain(await prepared(state), question, answer);
    },
    async accepts(state, { kind }, seat) {
      return kind !== 'draw' || calls().acceptsDraw(await prepared(state), seat);
    },
    close,
  };
}
