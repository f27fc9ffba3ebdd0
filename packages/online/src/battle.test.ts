import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import { choiceOf, NOBODY, randomFrom, type Answers, type Random, type Seat } from '@escarmouche/referee';
import { PERSON, type MatchSettings } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { Act, Reply } from './acts.ts';
import { openBattle, type OnlineBattle } from './battle.ts';
import { drawnDice } from './dice.ts';
import { memoryStore } from './memory-store.ts';
import { remoteSeat, type RemoteSeat } from './remote.ts';
import { keptOf, type Draw } from './row.ts';
import { findDice } from './verify.ts';

type AnyBattle = OnlineBattle<object, object, object>;
type AnySeat = RemoteSeat<unknown, object, object, object>;

const ACTS = 100;
const KEY = 'a5'.repeat(32);
const dice = (draw: Draw): Answers<object> => drawnDice(KEY, draw) as Answers<object>;

/** A battle on two nodes, with a screen at each seat and one that looks on; whatever is sent comes to either of them, and once more. */
async function played(id: string, random: Random) {
  const game = await gameOf(id);
  const { system } = game;
  const setup = game.sample();
  const names: readonly Seat[] = game.seats(system.setup(setup));
  const settings: MatchSettings = { seed: 'x', dice: {}, seats: Object.fromEntries(names.map((seat) => [seat, PERSON])), notes: {} };
  const store = memoryStore();
  const open = async () => (await openBattle({ system, setup, settings, dice, now: () => 1 }, store, 'b')) as unknown as AnyBattle;
  const nodes = [await open(), await open()] as const;
  const anyNode = (): AnyBattle => nodes[random(2)] ?? nodes[0];
  const seats = [...names, NOBODY].map((name) => {
    let ids = 0;
    const send = async (act: Act<object>): Promise<Reply> => {
      const node = anyNode();
      await node.refresh();
      const reply = await node.act(name, act);
      expect(await anyNode().act(name, act)).toEqual(reply);
      await tell();
      return reply;
    };
    return remoteSeat(system, nodes[0].welcome(name), send, () => `act ${++ids}`) as unknown as AnySeat;
  });
  async function tell(): Promise<void> {
    for (const seat of seats) {
      const node = anyNode();
      await node.refresh();
      expect(seat.hear(node.told(seat.viewer, seat.heard)), `${seat.viewer} at ${node.sequence}`).toBe(true);
    }
  }
  await tell();
  return { game, system, setup, store, seats, nodes, open };
}

/** Does the battle wait for a seat? A question in secret is known to that seat alone. */
function isAsked(seat: AnySeat): boolean {
  const { proposal, waiting, active } = seat.snapshot();
  return (proposal?.asked ?? waiting?.asked ?? active).includes(seat.viewer);
}

test.each(games.map(({ id }) => id))(
  '%s: what seats fold from the news is their view at the host, whichever node takes an act; every die is found again',
  async (id) => {
    const random = randomFrom(7);
    const { game, system, setup, store, seats, nodes, open } = await played(id, random);
    const bot = game.bots['random']?.();
    for (let i = 0; i < ACTS; i++) {
      if (seats[0]?.snapshot().outcome) break;
      const seat = seats.find(isAsked) as AnySeat;
      const own = seat.snapshot();
      const question = own.waiting && choiceOf(own.waiting.question, seat.viewer, own.waiting.asked);
      if (own.proposal) await seat.consent(random(2) === 0);
      else if (random(9) === 0 && seat.undoable()) await seat.propose('takeBack');
      else if (question) expect((await seat.answer(bot?.answer(own.state, question, random) ?? null)).status).not.toBe('refused');
      else expect((await seat.submit(bot?.decide(own.state, seat.viewer, random).command as object)).status).not.toBe('refused');
    }
    const again = await open();
    expect(again.sequence).toBeGreaterThan(20);
    for (const { viewer } of seats) expect(again.told(viewer, 0)).toEqual(nodes[0].told(viewer, 0));
    for (const seat of seats) {
      const { viewer, whole } = seat;
      expect(seat.hear(nodes[0].told(viewer, 0)), 'all may be told again').toBe(true);
      const later = remoteSeat(system, nodes[0].welcome(viewer), () => Promise.reject(new Error('offline')), String);
      expect(whole && later.hear(whole as never), 'what was kept of the news is the battle').toBe(true);
    }
    const kept = keptOf(await store.rows('b', 0));
    const found = findDice(system, setup, kept.entries as never, kept.draws, drawnDice.bind(undefined, KEY));
    expect(found).toMatchObject({ wrong: [] });
    expect(found.dice).toBeGreaterThan(0);
    const other = findDice(system, setup, kept.entries as never, kept.draws, drawnDice.bind(undefined, '5a'.repeat(32)));
    expect(other.wrong).not.toEqual([]);
  },
);

test('of two acts under one name at two nodes at once, one is kept, and both nodes know which', async () => {
  const { seats, nodes } = await played('urss-kit', randomFrom(7));
  const { viewer } = seats[0] as AnySeat;
  const kinds = ['draw', 'concession'] as const;
  await Promise.all(nodes.map((node, i) => node.act(viewer, { id: 'x', n: 1, deed: { do: 'propose', kind: kinds[i] ?? 'draw' } })));
  await Promise.all(nodes.map((node) => node.refresh()));
  expect(nodes[0].told(NOBODY, 0)).toEqual(nodes[1].told(NOBODY, 0));
  expect(nodes[0].told(NOBODY, 0).proposal).toBeDefined();
});

test('a store that keeps no act, and has no other, fails instead of being asked without an end', async () => {
  const { seats, store, open } = await played('urss-kit', randomFrom(7));
  const { viewer } = seats[0] as AnySeat;
  const node = await open();
  store.append = async () => 'conflict';
  await expect(node.act(viewer, { id: 'x', n: 1, deed: { do: 'propose', kind: 'draw' } })).rejects.toThrow('none to read');
});

test('a refused answer tells the reason alone', async () => {
  const random = randomFrom(5);
  const { game, seats } = await played('zombies', random);
  const bot = game.bots['random']?.();
  for (;;) {
    const seat = seats.find(isAsked) as AnySeat;
    const { state, waiting } = seat.snapshot();
    if (waiting) {
      expect(await seat.answer(null)).toEqual({ status: 'refused', refusal: expect.anything() });
      return;
    }
    await seat.submit(bot?.decide(state, seat.viewer, random).command as object);
  }
});
