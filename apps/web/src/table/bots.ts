import type { Text } from '@escarmouche/referee';
import { runBot, seatSession, type HostSession, type RunningBot } from '@escarmouche/session';
import type { GameAdapter } from '../systems/game-adapter.ts';

/** The bots of a battle that is hosted here. Each has what its seat may have. */
export type Bots = ReturnType<typeof createBots>;

interface Explained {
  readonly entry: number;
  readonly events: number;
  readonly reason: Text;
}

export function createBots<Setup, S, C, E>(game: GameAdapter<Setup, S, C, E>, host: HostSession<Setup, S, C, E>) {
  let running: readonly RunningBot[] = [];
  let bot: Awaited<ReturnType<typeof game.bot>> | undefined;
  let closed = false;
  let paused = false;
  /** Why they played the entries of the match; known while the table is open, and no part of the match. */
  const reasons: (Text | undefined)[] = [];
  /** Why they answered so in the middle of an entry, after so many of its events. */
  let answers: readonly Explained[] = [];
  /** What has been taken back has no reasons. */
  const forget = host.subscribe(() => {
    const { entries, waiting } = host.snapshot();
    const reached = (entry: number): boolean => entry < entries.length + (waiting ? 1 : 0);
    if (!answers.every(({ entry }) => reached(entry))) answers = answers.filter(({ entry }) => reached(entry));
  });

  return {
    /** `pace` is awaited before every act, so that the one before can be seen. `stuck` hears of a fault of theirs. */
    async begin(pace: () => Promise<void>, stuck: (reason: unknown) => void): Promise<void> {
      const seats = Object.keys(host.matchSettings.seats).filter((seat) => host.matchSettings.seats[seat] === 'machine');
      if (seats.length === 0) return;
      const come = await game.bot(host.matchSettings);
      if (closed) return come.close?.();
      bot = come;
      running = seats.map((seat) =>
        runBot(seatSession(host, seat), come, pace, stuck, (entry, reason, events) => {
          if (events === undefined) reasons[entry] = reason;
          else answers = [...answers, { entry, events, reason }];
        }),
      );
      if (!paused) for (const one of running) one.resume();
    },
    pause(): void {
      paused = true;
      for (const one of running) one.pause();
    },
    resume(): void {
      paused = false;
      for (const one of running) one.resume();
    },
    why: (entry: number): Text | undefined => reasons[entry],
    /** Why they answered so in an entry after at least so many of its events, and before so many. */
    whySo: (of: number, from: number, to: number): readonly Text[] =>
      answers.filter(({ entry, events }) => entry === of && events >= from && events < to).map(({ reason }) => reason),
    close(): void {
      closed = true;
      forget();
      for (const one of running) one.stop();
      bot?.close?.();
    },
  };
}
