import type { Seat } from '@escarmouche/referee';
import type { AsyncBot, Decision, MatchSettings } from '@escarmouche/session';
import { botWorker, sentOnce } from '../bot-worker.ts';
import type { BotCalls } from './bot-calls.ts';

/** A bot that thinks in a worker; what it does before the first turn needs no thought. */
export function workerBot<S extends { readonly scene: object }, C>(
  { seed }: MatchSettings,
  start: () => Worker,
  script: () => Promise<{ readonly calls: BotCalls }>,
  opening: (state: S) => C | undefined,
): AsyncBot<S, C> {
  const { calls, close } = botWorker<BotCalls>(start, script);
  const prepared = sentOnce((scene: object) => calls().set(scene));
  return {
    async decide(state: S, seat: Seat) {
      const command = opening(state);
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
