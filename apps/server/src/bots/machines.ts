import { createHash } from 'node:crypto';
import { remoteSeat, type OnlineBattle, type Act, type Reply } from '@escarmouche/online';
import type { Header } from '@escarmouche/online/api';
import type { Answer, ChoiceQuestion, Seat, System } from '@escarmouche/referee';
import { forcedOf, isMachines, personsOf, runBot, type AsyncBot, type SeatHolder } from '@escarmouche/session';
import type { Thinkers } from './thinkers.ts';
import type { Job, Thought } from './thinking.ts';
import type { Turns } from './turns.ts';

/** Entries in a row without a command of a person, after which bots go on only while somebody follows. */
const MOST_ALONE = 300;
/** Milliseconds until a bot that has failed tries again, at most. */
const AGAIN_AT_MOST = 300_000;
/** Failures in a row after which any command that is offered will do. */
const PATIENT = 3;

/** A battle that a node has opened. */
export interface Opened {
  readonly id: string;
  readonly header: Header;
  readonly system: System<unknown, InScene, object, object>;
  readonly battle: OnlineBattle<InScene, object, object>;
  /** The answer that lets a question pass. */
  readonly passes: (question: ChoiceQuestion) => Answer | undefined;
  /** Of the host, so that nobody foresees random numbers of bots. */
  readonly secret: string;
}

interface InScene {
  readonly scene: object;
}

/** Hears why bots do not play. */
export type BotLog = (problem: { readonly battle: string; readonly seat?: Seat; readonly reason: unknown }) => void;

interface Timing {
  /** Milliseconds between two acts where no person plays, so that those who look on can follow. */
  readonly pace: number;
  /** Milliseconds until a bot that has failed tries again; twice as long each time. */
  readonly again: number;
}

const USUAL: Timing = { pace: 250, again: 1000 };

/**
 * Plays the seats of bots and NPCs of a battle by the same acts as any seat, and by what each of them may know. Names of acts follow from the seat and the
 * number of the act: where several nodes think, one act is kept, whichever came first. Bots go on while somebody follows the battle, and else up to
 * the next decision of a person. Returns what ends their play.
 */
export function machinesOf(
  { id, header, system, battle, secret }: Opened,
  thinkers: Thinkers,
  turns: Turns,
  log: BotLog,
  { pace, again }: Timing = USUAL,
): () => void {
  const { seats } = header;
  const persons = new Set(personsOf(seats));
  let closed = false;

  const isAwake = (entries: readonly { readonly seat: Seat }[]): boolean =>
    battle.isFollowed || (persons.size > 0 && entries.length - 1 - entries.findLastIndex(({ seat }) => persons.has(seat)) < MOST_ALONE);

  /** A seat at the host as it would be anywhere else. */
  function seated(seat: Seat, holder: SeatHolder) {
    let failures = 0;
    let timer: NodeJS.Timeout | undefined;

    const session = remoteSeat(system, battle.welcome(seat), send, () => '');
    async function send(act: Act<object>): Promise<Reply> {
      const heard = battle.sequence;
      const reply = await battle.act(seat, { ...act, id: String(act.n) });
      if (reply.status === 'kept' && reply.sequence <= heard) throw new Error(`act ${act.n} was kept before`);
      if (reply.status === 'refused') failed(reply.refusal);
      if (reply.status === 'kept') failures = 0;
      return reply;
    }

    function failed(reason: unknown): void {
      if (closed) return;
      log({ battle: id, seat, reason });
      const wait = Math.min(AGAIN_AT_MOST, again * 2 ** failures++);
      clearTimeout(timer);
      timer = setTimeout(wake, wait).unref();
    }

    async function think(state: InScene, about: Job['about']): Promise<Thought> {
      const { scene, ...rest } = state;
      const seed = createHash('sha256').update(`${secret} ${seat} ${battle.sequence}`).digest('hex');
      const by: SeatHolder = failures < PATIENT ? holder : { by: 'bot', level: 'random' };
      const { sequence } = battle;
      const isMoot = (): boolean => closed || battle.sequence !== sequence;
      const turn = await turns(id, isMoot);
      if (!turn) return {};
      if (isMoot()) {
        turn.end();
        return {};
      }
      return thinkers.think({ battle: id, system: header.system, holder: by, seat, state: rest, seed, about }, scene).finally(turn.end);
    }

    const player: AsyncBot<InScene, object> = {
      async decide(state) {
        const forced = holder.by === 'bot' ? forcedOf(system, session.snapshot(), seat) : undefined;
        const command = forced && 'command' in forced ? forced.command : (await think(state, { do: 'decide' })).command;
        return command && { command };
      },
      answer: async (state, question) => (await think(state, { do: 'answer', question })).answer,
      accepts: async (state, { kind }) => kind !== 'draw' || (await think(state, { do: 'accept' })).accepts === true,
    };

    async function paced(): Promise<void> {
      if (persons.size === 0) await new Promise((resolve) => setTimeout(resolve, pace).unref());
      if (!isAwake(session.snapshot().entries)) bot.pause();
    }

    const bot = runBot(session, player, paced, failed);
    return {
      wake(): void {
        if (closed) return;
        if (battle.sequence > session.heard) session.hear(battle.told(seat, session.heard));
        if (isAwake(session.snapshot().entries)) bot.resume();
        else bot.pause();
      },
      stop(): void {
        clearTimeout(timer);
        bot.stop();
      },
    };
  }

  const bots = Object.entries(seats).flatMap(([seat, holder]) => (isMachines(seats, seat) ? [seated(seat, holder)] : []));
  const wake = (): void => {
    for (const bot of bots) bot.wake();
  };
  const end = battle.attend(wake);
  wake();

  return () => {
    closed = true;
    end();
    for (const bot of bots) bot.stop();
  };
}
