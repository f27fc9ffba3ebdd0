import type { Text } from '@escarmouche/referee';
import { drive, type Driver, type Session } from '@escarmouche/session';
import type { GameAdapter } from '../systems/game-adapter.ts';

/** The seats that the bot holds, played beside the table. `stuck` hears of a fault of the bot's, `told` why it plays what it plays next. */
export function createBots<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  session: Session<Setup, S, C, E>,
  stuck: (reason: unknown) => void,
  told: (entry: number, reason: Text) => void,
) {
  let driver: Driver | undefined;
  let bot: Awaited<ReturnType<typeof game.bot>> | undefined;
  let closed = false;
  let paused = false;

  return {
    /** `pace` is awaited before every act, so that the one before can be seen. */
    async begin(pace: () => Promise<void>): Promise<void> {
      if (!Object.values(session.terms.seats).includes('machine')) return;
      const come = await game.bot(session.terms);
      if (closed) return come.close();
      bot = come;
      driver = drive<Setup, S, C, E>(
        session,
        {
          command: (state, by) => come.command(state, by),
          answer: (state, asked, by) => come.answer(state, asked, by),
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
      bot?.close();
    },
  };
}
