import type { Text } from '@escarmouche/referee';
import { drive, type Driver, type Session } from '@escarmouche/session';
import type { Game } from '../systems/contract.ts';

/** The seats that the machine holds, played beside the table. `stuck` hears of a fault of the machine's, `told` why it plays what it plays next. */
export function createOpponent<Setup, S, C, E>(
  game: Game<Setup, S, C, E>,
  session: Session<Setup, S, C, E>,
  stuck: (reason: unknown) => void,
  told: (entry: number, reason: Text) => void,
) {
  let driver: Driver | undefined;
  let machine: Awaited<ReturnType<typeof game.machine>> | undefined;
  let closed = false;
  let paused = false;

  return {
    /** `pace` is awaited before every act, so that the one before can be seen. */
    async begin(pace: () => Promise<void>): Promise<void> {
      if (!Object.values(session.terms.seats).includes('machine')) return;
      const thinker = await game.machine(session.terms);
      if (closed) return thinker.close();
      machine = thinker;
      driver = drive<Setup, S, C, E>(
        session,
        {
          command: (state, by) => thinker.command(state, by),
          answer: (state, asked, by) => thinker.answer(state, asked, by),
        },
        pace,
        stuck,
        told,
      );
      if (!paused) driver.resume();
    },
    pause(): void {
      paused = true;
      driver?.pause();
    },
    resume(): void {
      paused = false;
      driver?.resume();
    },
    close(): void {
      closed = true;
      driver?.stop();
      machine?.close();
    },
  };
}
