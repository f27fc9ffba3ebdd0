import type { Thought } from '@escarmouche/ai';
import { NOBODY } from '@escarmouche/referee';
import { playsByItself, runBot, seatSession, type HostSession, type RunningBot } from '@escarmouche/session';
import type { Players } from '../systems/bot-calls.ts';
import type { GameAdapter } from '../systems/game-adapter.ts';
import type { createDebates, Debate } from './debate.ts';
import { reasonsGiven } from './reasons.ts';

/** The bots of a battle that is hosted here. Each has what its seat may have. */
export type Bots = ReturnType<typeof createBots>;

/** Stands between the players of a battle and what they play. `pace` is awaited so that what came before has been shown. */
export type Between = <S, C>(players: Players<S, C>, pace: () => Promise<void>) => Players<S, C>;

/** `between`: absent where players play what they decide on. */
export function createBots<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  host: HostSession<Setup, S, C, E>,
  between: Between = (players) => players,
) {
  let running: readonly RunningBot[] = [];
  let coming: ReturnType<typeof game.bots> | undefined;
  let closed = false;
  let paused = false;
  const reasons = reasonsGiven<C>();
  const players = () => (coming ??= game.bots(host.matchSettings));
  let debates: Promise<ReturnType<typeof createDebates<Setup, S, C, E>>> | undefined;
  /** Persons of a table that disputes plans of NPCs are asked first, once what came before is shown. */
  const debating = (come: Players<S, C>, pace: () => Promise<void>, put: (debate: Debate | undefined) => void): Players<S, C> => ({
    ...come,
    async decide(state, seat, bars) {
      const decided = await come.decide(state, seat, bars);
      if (!decided?.proposals) return decided;
      debates ??= import('./debate.ts').then(({ createDebates }) => createDebates(game, host, put));
      const { settle } = await debates;
      await pace();
      return settle(decided);
    },
  });
  const forget = host.subscribe(() => {
    const { entries, waiting } = host.snapshot();
    reasons.forget(entries.length + (waiting ? 1 : 0));
  });

  return {
    /**
     * `pace` is awaited before every act, so that the one before can be seen. `stuck` hears of a fault of theirs, `put` of what persons are asked before
     * an NPC acts.
     */
    async begin(pace: () => Promise<void>, stuck: (reason: unknown) => void, put: (debate: Debate | undefined) => void): Promise<void> {
      const seats = Object.keys(host.matchSettings.seats).filter((seat) => playsByItself(host.matchSettings, seat));
      if (seats.length === 0) return;
      const come = await players();
      if (closed) return;
      const { seats: holders } = host.matchSettings;
      for (const seat of seats) if (holders[seat]?.by === 'npc') void come.warm?.(seatSession(host, seat).snapshot().state, seat);
      const asked = debating(come, pace, put);
      running = seats.map((seat) => runBot(seatSession(host, seat), between(asked, pace), pace, stuck, reasons.tell));
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
      void debates?.then((one) => one.close());
      void coming?.then((come) => come.close?.());
    },
  };
}
