import type { Thought } from '@escarmouche/ai';
import { NOBODY } from '@escarmouche/referee';
import { isMachines, runBot, seatSession, type HostSession, type RunningBot } from '@escarmouche/session';
import type { GameAdapter } from '../systems/game-adapter.ts';
import { reasonsGiven } from './reasons.ts';

/** The bots of a battle that is hosted here. Each has what its seat may have. */
export type Bots = ReturnType<typeof createBots>;

export function createBots<Setup, S, C, E>(game: GameAdapter<Setup, S, C, E>, host: HostSession<Setup, S, C, E>) {
  let running: readonly RunningBot[] = [];
  let coming: ReturnType<typeof game.bots> | undefined;
  let closed = false;
  let paused = false;
  const reasons = reasonsGiven<C>();
  const players = () => (coming ??= game.bots(host.matchSettings));
  const forget = host.subscribe(() => {
    const { entries, waiting } = host.snapshot();
    reasons.forget(entries.length + (waiting ? 1 : 0));
  });

  return {
    /** `pace` is awaited before every act, so that the one before can be seen. `stuck` hears of a fault of theirs. */
    async begin(pace: () => Promise<void>, stuck: (reason: unknown) => void): Promise<void> {
      const seats = Object.keys(host.matchSettings.seats).filter((seat) => isMachines(host.matchSettings.seats, seat));
      if (seats.length === 0) return;
      const come = await players();
      if (closed) return;
      running = seats.map((seat) => runBot(seatSession(host, seat), come, pace, stuck, reasons.tell));
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
    why: reasons.why,
    /** The thought of an NPC behind an entry: the one that it had, or the same again, from the view of its seat before the entry. */
    async thought(entry: number): Promise<Thought<C> | undefined> {
      const { seat = NOBODY } = host.snapshot().entries[entry] ?? {};
      if (host.matchSettings.seats[seat]?.by !== 'npc') return undefined;
      return reasons.thought(entry) ?? (await (await players()).decide(seatSession(host, seat).stateAt(entry), seat))?.thought;
    },
    whySo: reasons.whySo,
    close(): void {
      closed = true;
      forget();
      for (const one of running) one.stop();
      void coming?.then((come) => come.close?.());
    },
  };
}
