import type { Seat } from '@escarmouche/referee';
import type { Remote } from 'comlink';
import type { MatchSettings } from '@escarmouche/session';
import type { Running } from '../browser/worker.ts';
import { rescue } from '../parts/rescue.svelte.ts';
import type { BotCalls, Decided, Players } from './bot-calls.ts';

/** A worker's script, for a worker and for browsers without one. */
interface Script {
  start(): Worker;
  script(): Promise<{ readonly calls: BotCalls }>;
}

interface InScene {
  readonly scene: object;
}

/** A worker of players, started by the first call. A scene, which never changes in a match, is sent once. */
function worker({ start, script }: Script) {
  let began: Promise<Running<BotCalls>> | undefined;
  let known: object | undefined;
  let closed = false;
  const begin = async (): Promise<Running<BotCalls>> => (await import('../browser/worker.ts')).running(start, script, rescue.misses);
  const started = (): Promise<Running<BotCalls>> => (began ??= begin());
  return {
    /** Does somebody else than the page answer the calls? */
    isApart: async (): Promise<boolean> => !closed && (await started()).apart && !closed,
    /** Calls, and a state without the scene that the worker has. */
    async given({ scene, ...rest }: InScene) {
      const { calls } = await started();
      if (known !== scene) await calls.set(scene);
      known = scene;
      return { calls, state: rest };
    },
    async close(): Promise<void> {
      closed = true;
      (await began)?.close();
    },
  };
}

/**
 * The players of seats that no person holds, in workers: bots, and NPCs where the game has them. Each is given the view of its seat, and no more.
 * `opening`: a bot's command that needs no thought, so that the page decides on the command before the worker has come.
 */
export function botsOf<S extends InScene, C>(
  { seed, seats }: MatchSettings,
  bots: Script,
  npcs?: Script,
  opening?: (state: S, seat: Seat) => C | undefined,
): Players<S, C> {
  const ofBots = worker(bots);
  const ofNpcs = npcs && worker(npcs);
  const ofSeat = (seat: Seat) => (seats[seat]?.by === 'npc' && ofNpcs) || ofBots;
  /** Asks the player of a seat. */
  async function ask<T>(seat: Seat, whole: S, call: (calls: Remote<BotCalls>, state: object, level?: string) => Promise<T>): Promise<T> {
    const holder = seats[seat];
    const { calls, state } = await ofSeat(seat).given(whole);
    return call(calls, state, holder?.by === 'bot' ? holder.level : undefined);
  }
  return {
    async decide(whole, seat, bars) {
      const command = ofSeat(seat) === ofBots ? opening?.(whole, seat) : undefined;
      if (command !== undefined) return { command };
      return (await ask(seat, whole, (calls, state, level) => calls.decide(state, seat, seed, level, bars))) as Decided<C>;
    },
    async warm(whole, seat) {
      const more = (): Promise<boolean> => ask(seat, whole, (calls, state) => calls.warm(state, seat));
      // A part at a time, so that a decision asked for meanwhile comes between.
      while ((await ofSeat(seat).isApart()) && (await more()));
    },
    answer: (whole, question, seat) => ask(seat, whole, async (calls, state, level) => calls.answer(state, question, seed, level)),
    explain: (whole, question, answer) => ask(question.seat, whole, (calls, state, level) => calls.explain(state, question, answer, level)),
    accepts: async (whole, { kind }, seat) =>
      kind !== 'draw' || ask(seat, whole, (calls, state, level) => calls.acceptsDraw(state, seat, level)),
    close() {
      void ofBots.close();
      void ofNpcs?.close();
    },
  };
}
