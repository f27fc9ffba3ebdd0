import { gameOf } from '@escarmouche/games/game';
import { commitment, newsReader, remoteSeat, type Act, type RemoteSeat, type Reply, type Welcome } from '@escarmouche/online';
import { EVENTS } from '@escarmouche/online/api';
import { choiceOf, type Random, type Seat } from '@escarmouche/referee';

/** A seat of a battle elsewhere, as a page has it. */
export type TestSeat = RemoteSeat<unknown, object, object, object>;

const SECRET = 'ab'.repeat(32);

/** Somebody who plays by requests, as a page does. */
export async function personAt(url: string) {
  async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  const { token } = await ask<{ token: string }>('POST', 'devices');
  const stopped = new AbortController();
  let misheard = 0;
  const post = <T>(path: string, body: object): Promise<T> => ask<T>('POST', path, body, token);
  const get = <T>(path: string): Promise<T> => ask<T>('GET', path, undefined, token);

  async function follow(battle: string, session: TestSeat): Promise<void> {
    const { body } = await fetch(`${url}/api/stream?follow=${battle}~${session.viewer}~${session.heard}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stopped.signal,
    });
    void read(body as ReadableStream, session).catch(() => undefined);
  }

  async function read(body: ReadableStream, session: TestSeat): Promise<void> {
    const news = newsReader();
    for await (const piece of body.pipeThrough(new TextDecoderStream()))
      for (const one of news(piece)) if (!session.hear(one.told as never) || !EVENTS.message.safeParse(one).success) misheard++;
  }

  return {
    post,
    get,
    /** Takes a seat by its invitation, and promises a secret; '' looks on. */
    claim: (battle: string, seat: Seat, invitation: string) => post('claims', { invitation, commitment: commitment(battle, seat, SECRET) }),
    show: (battle: string, seat: Seat) => post(`battles/${battle}/secrets`, { seat, secret: SECRET }),
    /** Comes to a seat of a battle that has begun, and follows it. */
    async come(system: string, battle: string, seat: Seat): Promise<TestSeat> {
      const welcome = await get<Welcome<object>>(`battles/${battle}/welcome?seat=${seat}`);
      let acts = 0;
      async function send(act: Act<object>): Promise<Reply> {
        const reply = await post<Reply>(`battles/${battle}/acts`, { seat, act });
        if (reply.status === 'kept') await heard(session, reply.sequence);
        return reply;
      }
      const game = await gameOf(system);
      const session: TestSeat = remoteSeat(game.system, welcome, send, () => `${seat}${++acts}`) as unknown as TestSeat;
      await follow(battle, session);
      return session;
    },
    /** Follows a battle from where a seat has heard it. */
    follow,
    /** News after which a seat saw something else than the host, or unlike their schema. */
    misheard: () => misheard,
    /** Follows nothing any more. */
    leave: () => stopped.abort(),
  };
}

const heard = (session: TestSeat, sequence: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (session.heard < sequence) return;
      end();
      resolve();
    };
    const end = session.subscribe(look);
    look();
  });

/** Is a seat to act? */
export function isAsked(session: TestSeat): boolean {
  const { proposal, waiting, active, outcome } = session.snapshot();
  return !outcome && (proposal?.asked ?? waiting?.asked ?? active).includes(session.viewer);
}

/** One decision of a seat, as a bot of the game would take it: the usual one, or another by its name. */
export async function playOn(system: string, session: TestSeat, random: Random, name?: string) {
  const { bots, bot: usual } = await gameOf(system);
  const bot = bots[name ?? usual]?.();
  const { waiting, state } = session.snapshot();
  const question = waiting && choiceOf(waiting.question, session.viewer, waiting.asked);
  if (question) return session.answer(bot?.answer(state, question, random) ?? null);
  return session.submit(bot?.decide(state, session.viewer, random).command as object);
}
