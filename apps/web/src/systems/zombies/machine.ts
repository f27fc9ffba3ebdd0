import type { Answer, Question, Seat } from '@escarmouche/referee';
import type { Decided, Machine, Terms } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/zombies';
import { levelNote } from '../lobby.ts';
import { sentOnce, threadOf } from '../thinking.ts';
import type { Thinker } from './thinker.ts';

/** The opponent of this system, thinking in a worker. It is given what its seat may know, and no more. */
export function createMachine(terms: Terms): Machine<State, Command> & { close(): void } {
  const { thinker, close } = threadOf<Thinker>(() => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }));
  const prepared = sentOnce((scene: State['scene']) => thinker().set(scene));
  const levelOf = (seat: Seat): string => terms.notes[levelNote(seat)] ?? 'normal';

  return {
    async command(state: State, seat: Seat): Promise<Decided<Command> | undefined> {
      return thinker().command(await prepared(state), seat, terms.seed, levelOf(seat));
    },
    async answer(state: State, question: Question, seat: Seat): Promise<Answer | undefined> {
      return question.kind === 'choice' ? thinker().answer(await prepared(state), question, terms.seed, levelOf(seat)) : undefined;
    },
    close,
  };
}
