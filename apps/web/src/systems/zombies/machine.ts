import type { Answer, Question, Seat } from '@escarmouche/referee';
import type { Decided, Machine, Terms } from '@escarmouche/session';
import type { Command, State } from '@escarmouche/zombies';
import { releaseProxy, wrap } from 'comlink';
import { levelNote } from '../lobby.ts';
import type { Thinker } from './thinker.ts';

/** The opponent of this system, thinking in a worker. It is given what its seat may know, and no more. */
export function createMachine(terms: Terms): Machine<State, Command> & { close(): void } {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  const thinker = wrap<Thinker>(worker);
  const levelOf = (seat: Seat): string => terms.notes[levelNote(seat)] ?? 'normal';
  let known: State['scene'] | undefined;

  /** The scene, which never changes, is sent once. */
  const prepare = async ({ scene, ...rest }: State): Promise<Omit<State, 'scene'>> => {
    if (known !== scene) await thinker.set(scene);
    known = scene;
    return rest;
  };

  return {
    async command(state: State, seat: Seat): Promise<Decided<Command> | undefined> {
      return thinker.command(await prepare(state), seat, terms.seed, levelOf(seat));
    },
    async answer(state: State, question: Question, seat: Seat): Promise<Answer | undefined> {
      return question.kind === 'choice' ? thinker.answer(await prepare(state), question, terms.seed, levelOf(seat)) : undefined;
    },
    close() {
      thinker[releaseProxy]();
      worker.terminate();
    },
  };
}
