import type { Answer, ChoiceQuestion, Seat } from '@escarmouche/referee';
import type { AsyncBot, Decision, MatchSettings } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/urss-classic';
import { botWorker, sentOnce } from '../bot-worker.ts';
import { deployments } from '../plane/deploy/places.ts';
import { onPlane } from './plane-game.ts';
import type { BotCalls } from './bot-worker.ts';

/** The bot of this system. It takes its place as `deployments` would place it; the rest is thought out in a worker. */
export function createBot(matchSettings: MatchSettings): AsyncBot<State, Command> {
  const { calls, close } = botWorker<BotCalls>(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
  const prepared = sentOnce((scene: State['scene']) => calls().set(scene));

  return {
    async decide(state: State, seat: Seat): Promise<Decision<Command> | undefined> {
      if (state.phase === 'order') return { command: { type: 'rollOrder' } };
      if (state.phase === 'deployment') return { command: deployments(onPlane, state, state.group)[0] ?? { type: 'endDeployment' } };
      return calls().decide(await prepared(state), seat, matchSettings.seed);
    },
    async answer(state: State, question: ChoiceQuestion): Promise<Answer> {
      return calls().answer(await prepared(state), question, matchSettings.seed);
    },
    close,
  };
}
