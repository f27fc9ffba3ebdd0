import type { Answer, ChoiceQuestion, Seat } from '@escarmouche/referee';
import type { AsyncBot, Decision, MatchSettings } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/zombies';
import { levelNote } from '../new-game.ts';
import { botWorker, sentOnce } from '../bot-worker.ts';
import type { BotCalls } from './bot-worker.ts';

const start = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
const script = () => import('./bot-worker.ts');

/** The bot of this system, thinking in a worker. The bot is given the view of its seat, and no more. */
export function createBot(matchSettings: MatchSettings): AsyncBot<State, Command> {
  const { calls, close } = botWorker<BotCalls>(start, script);
  const prepared = sentOnce((scene: State['scene']) => calls().set(scene));
  const levelOf = (seat: Seat): string => matchSettings.notes[levelNote(seat)] ?? 'normal';

  return {
    async decide(state: State, seat: Seat): Promise<Decision<Command> | undefined> {
      return calls().decide(await prepared(state), seat, matchSettings.seed, levelOf(seat));
    },
    async answer(state: State, question: ChoiceQuestion, seat: Seat): Promise<Answer> {
      return calls().answer(await prepared(state), question, matchSettings.seed, levelOf(seat));
    },
    async accepts(state, { kind }, seat): Promise<boolean> {
      return kind !== 'draw' || calls().acceptsDraw(await prepared(state), seat, levelOf(seat));
    },
    close,
  };
}
