import { games } from '@escarmouche/games';
import { gameOf, type Game } from '@escarmouche/games/game';
import { keptOf, remoteSeat, type Act, type Reply, type Welcome } from '@escarmouche/online';
import { EVENTS } from '@escarmouche/online/api';
import { choiceOf, NOBODY, openMatch, randomFrom, type Random, type Seat, type Secret } from '@escarmouche/referee';
import { afterAll, expect, test } from 'vitest';
import { secrets as secretsOfTown } from '../../../../packages/systems/zombies/src/testing-secrets.ts';
import { keyOf } from '../host/key.ts';
import { lobbyOf } from '../host/lobby.ts';
import { battleStore } from '../store/battles.ts';
import { begun, deviceAt, planOf, secretOf, testHost } from '../testing.ts';
import type { TestSeat } from '../testing-person.ts';

/** Secrets of a state by the tests of its rules; the other games of the list have none. */
const SECRETS: Readonly<Record<string, (state: never) => readonly Secret[]>> = { zombies: secretsOfTown };
/** Acts of a battle: in a game without secrets of its own only tokens, invitations and dice are looked for. */
const ACTS = { own: 24, none: 6 };

const host = await testHost();
const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => host.close());

/** A device at the host, and everything that it was told since it was last searched. */
async function hearing() {
  const device = await deviceAt(host);
  let heard: unknown[] = [];
  const noted = <T extends { readonly told: unknown }>(reply: T): T => {
    heard.push(reply.told);
    return reply;
  };
  return {
    ...device,
    get: async (path: string) => noted(await device.get(path)),
    async post(path: string, body: object) {
      const reply = await device.post(path, body);
      // The creator of a battle has all its invitations.
      return path === 'battles' ? reply : noted(reply);
    },
    /** Comes back to a battle that was heard up to a number: its news, all in one. */
    async comeBack(battle: string, seat: Seat, since: number): Promise<object> {
      const leaving = new AbortController();
      const { body } = await fetch(`${url}/api/stream?follow=${battle}~${seat}~${since}`, {
        headers: { authorization: `Bearer ${device.token}` },
        signal: leaving.signal,
      });
      let text = '';
      for await (const piece of (body as ReadableStream).pipeThrough(new TextDecoderStream())) {
        text += piece as string;
        if (text.includes('\n\n')) break;
      }
      leaving.abort();
      const { told } = EVENTS.message.parse(JSON.parse(text.slice(text.indexOf('{'), text.indexOf('\n\n'))));
      heard.push(told);
      return told;
    },
    /** All that was told since the last time, as text. The box of a game, in its set-up and its scene, is known to all. */
    all(): string {
      const text = JSON.stringify(heard, (key, value: unknown) => (key === 'scene' || key === 'setup' ? undefined : value));
      heard = [];
      return text;
    },
  };
}
type Hearing = Awaited<ReturnType<typeof hearing>>;

type Deed = Act<object>['deed'];

/** Somebody at a battle. */
interface Viewer {
  readonly seat: Seat;
  readonly device: Hearing;
  readonly session: TestSeat;
  /** Acts that were kept. */
  readonly acts: () => number;
  readonly send: (act: Act<object>) => Promise<Reply>;
}

/** A battle of persons at every seat, with one who looks on. */
async function heardOf(game: Game) {
  const plan = planOf(game);
  const devices = new Map<Seat, Hearing>();
  for (const seat of [...Object.keys(plan.seats), NOBODY]) devices.set(seat, await hearing());
  const { battle, invitations } = await begun(host, plan, devices);
  const viewers: Viewer[] = [];
  for (const [seat, device] of devices) {
    await device.post('invitations', { invitation: invitations[seat] });
    const welcome = (await device.get(`battles/${battle}/welcome?seat=${seat}`)).told as unknown as Welcome<object>;
    let acts = 0;
    const send = async (act: Act<object>): Promise<Reply> => {
      const reply = (await device.post(`battles/${battle}/acts`, { seat, act })).told as unknown as Reply;
      if (reply.status === 'kept') acts++;
      return reply;
    };
    const session = remoteSeat(game.system, welcome, send, () => '') as unknown as TestSeat;
    viewers.push({ seat, device, session, acts: () => acts, send });
  }
  return { battle, setup: plan.setup, invitations: Object.values(invitations), viewers };
}

/** The battle as its host has it. */
async function truth({ system }: Game, setup: object, battle: string) {
  const rows = await battleStore(host.engine, host.now).rows(battle, 0);
  const { entries, waiting, agreements } = keptOf<never, never>(rows as never);
  const { state, pending, outcome } = openMatch(system, setup as never, undefined, {
    entries,
    agreements,
    ...(waiting && { pending: waiting }),
  });
  const events = entries.flatMap((entry: { readonly events: readonly { type: string; card?: string }[] }) => entry.events);
  return { state: pending?.state ?? state, events, outcome, sequence: rows.length };
}

/** Does something that is this seat's to do, now and then a taking back, and tries what is another's. */
async function play({ bots }: Game, viewers: readonly Viewer[], battle: string, random: Random): Promise<void> {
  const isAsked = ({ session: { viewer, snapshot } }: Viewer): boolean => {
    const { proposal, waiting, active } = snapshot();
    return (proposal?.asked ?? waiting?.asked ?? active).includes(viewer);
  };
  const one = viewers.find(isAsked);
  const bot = bots['random']?.();
  if (!one || !bot) throw new Error('nobody is asked');
  const { seat, session, acts, send } = one;
  const { state, proposal, waiting } = session.snapshot();
  const question = waiting && choiceOf(waiting.question, seat, waiting.asked);
  const deed = (): Deed => {
    if (proposal) return { do: 'consent', agrees: random(2) === 0 };
    if (random(8) === 0 && session.undoable()) return { do: 'propose', kind: 'takeBack' };
    if (question) return { do: 'answer', value: bot.answer(state, question, random) };
    return { do: 'submit', command: bot.decide(state, seat, random).command as object };
  };
  const done = deed();
  for (const other of viewers.filter((viewer) => viewer !== one)) {
    for (const as of [one, other])
      await other.device.post(`battles/${battle}/acts`, { seat: as.seat, act: { id: 'try', n: as.acts() + 1, deed: done } });
  }
  await send({ id: `${acts()}`, n: acts() + 1, deed: done });
}

test.each(games.map(({ id }) => id))(
  '%s: no seat, and nobody who looks on, is told what another may know: in news, on coming back, in replies and refusals, after a taking back',
  async (id) => {
    const game = await gameOf(id);
    const random = randomFrom(11);
    const { battle, setup, invitations, viewers } = await heardOf(game);
    const header = (await battleStore(host.engine, host.now).header(battle)) ?? '';
    const known = await lobbyOf(host.engine, host.now).secrets(battle);
    if (!known) throw new Error('the battle has not begun');
    const nobodys = [...invitations, known.host, keyOf(battle, header, known)];
    const shown = new Set<string>();
    let searched = 0;

    for (let act = 0; act < (id in SECRETS ? ACTS.own : ACTS.none); act++) {
      const { state, events, outcome, sequence } = await truth(game, setup, battle);
      if (outcome) break;
      // A second copy is laid aside face up, and shuffled back (ZB-SET-PLAYER): from then on everybody knows who holds the first.
      for (const { type, card } of events) if (type === 'duplicate' && card !== undefined) shown.add(card);
      const secrets = SECRETS[id]?.(state as never) ?? [];
      const hidden = new Set(secrets.flatMap(({ words }) => words));
      for (const { seat, device, session } of viewers) {
        if (session.heard < sequence) session.hear((await device.comeBack(battle, seat, session.heard)) as never);
        const { entries } = (await device.comeBack(battle, seat, 0)) as { entries: readonly { answers: unknown }[] };
        // A die may have drawn a card.
        expect(entries.filter(({ answers }) => JSON.stringify(answers) !== '[]')).toEqual([]);
        await device.comeBack(battle, seat, random(sequence));
        await device.get(`battles/${battle}/welcome?seat=${seat}`);
        await device.get(`battles/${battle}/decision?seat=${seat}`);
        await device.get(`battles/${battle}`);
        await device.get('mine');
        const own = new Set(secrets.flatMap((one) => (one.seat === seat ? one.words : [])));
        const cards = [...hidden].filter((card) => !own.has(card) && !shown.has(card)).map((card) => `"${card}"`);
        const others = viewers.filter((one) => one.seat !== seat);
        const words = [...cards, ...nobodys, ...others.flatMap((one) => [one.device.token, secretOf(one.seat)])];
        const text = device.all();
        searched += cards.length;
        expect({ act, seat, found: words.filter((word) => text.includes(word)) }).toEqual({ act, seat, found: [] });
      }
      for (const card of cardsIn(state)) if (!hidden.has(card)) shown.add(card);
      await play(game, viewers, battle, random);
    }
    expect(searched > 0).toBe(id in SECRETS);
  },
);

/** Cards of the box of a game, which has them in its scene. */
const cardsIn = (state: object): readonly string[] =>
  ((state as { scene: { deck?: readonly { id: string }[] } }).scene.deck ?? []).map(({ id }) => id);
