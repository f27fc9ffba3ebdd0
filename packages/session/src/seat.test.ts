import type { System } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { PERSON } from './holder.ts';
import { openSession } from './host.ts';
import { seatSession } from './seat.ts';
import { readBy } from './testing.ts';

/** A game full of secrets, each a word that begins with whose it is: "a:…" is for nobody's eyes but those of a. */
type Command = { readonly type: 'go' | 'ask' | 'window'; readonly hidden?: string };
interface State {
  hands: Record<string, string>;
  told: string[];
}
interface Event {
  readonly by: string;
  readonly said: string;
}
type Questions = {
  readonly pick: { readonly about: { readonly card: string }; readonly answer: string };
  readonly window: { readonly about: { readonly card: string }; readonly answer: string };
};

const HIDDEN = '?';
const part = (by: string) => ({ seat: by, about: { card: `${by}:about` }, options: [`${by}:one`, `${by}:two`] });
const secrets: System<null, State, Command, Event, Questions> = {
  id: 'secrets',
  version: '1',
  setup: () => ({ hands: { a: 'a:hand', b: 'b:hand' }, told: [] }),
  active: () => ['a'],
  offers: () => [],
  check: () => undefined,
  play(turn, seat, { type, hidden = '' }) {
    turn.emit({ by: seat, said: hidden });
    if (type === 'ask')
      for (const [i, said] of turn.commit('pick', [part('a'), part('b')]).entries()) turn.emit({ by: 'ab'.charAt(i), said });
    if (type === 'window') turn.emit({ by: 'b', said: turn.choose('window', { ...part('b'), secret: true }) });
  },
  reduce(state, { said }) {
    state.told.push(said);
  },
  view: ({ hands, told }, seat) => ({
    hands: Object.fromEntries(Object.entries(hands).map(([by, hand]) => [by, by === seat ? hand : HIDDEN])),
    told: told.map((said) => (said.startsWith(`${seat}:`) ? said : HIDDEN)),
  }),
  redact: (event, seat) => (event.by === seat ? event : { ...event, said: HIDDEN }),
  redactCommand: ({ type }) => ({ type }),
  outcome: () => undefined,
  describe: () => undefined,
};

const opened = () => openSession(secrets, null, { seed: 'the seed', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {} });
type Opened = ReturnType<typeof opened>;

/** Nobody sees a word of another, whatever waits and whatever has been told. */
async function expectKept(session: Opened): Promise<void> {
  for (const viewer of ['a', 'b', 'c', '']) {
    const read = JSON.stringify(await readBy(session, viewer));
    for (const other of ['a', 'b'].filter((one) => one !== viewer)) expect(read).not.toContain(`${other}:`);
    expect(read).not.toContain('the seed');
  }
}

describe('what a seat sees holds no secret of another', () => {
  test('while nobody has answered a secret choice, when one half is given, and after both', async () => {
    const session = opened();
    await expectKept(session);
    await session.submit('a', { type: 'ask', hidden: 'a:command' });
    await expectKept(session);
    await session.answer('b:two', 'b');
    await expectKept(session);
    await session.answer('a:one', 'a');
    expect(session.snapshot().entries).toHaveLength(1);
    await expectKept(session);
  });

  test('but one’s own is there: command, part, options and what it is about', async () => {
    const session = opened();
    await session.submit('a', { type: 'ask', hidden: 'a:command' });
    const seen = seatSession(session, 'a').snapshot();
    expect(seen.waiting).toMatchObject({ command: { hidden: 'a:command' }, asked: ['a', 'b'] });
    expect(seen.waiting?.question).toMatchObject({
      parts: [{ about: { card: 'a:about' }, options: ['a:one', 'a:two'] }, { purpose: 'pick' }],
    });
    expect(seen.state.hands).toEqual({ a: 'a:hand', b: HIDDEN });
  });

  test('a secret question is its own seat’s; another and the public learn only that the game waits', async () => {
    const session = opened();
    await session.submit('a', { type: 'window' });
    await expectKept(session);
    const waiting = (viewer: string) => seatSession(session, viewer).snapshot().waiting;
    expect(waiting('b')).toMatchObject({ question: { purpose: 'window', about: { card: 'b:about' } }, asked: ['b'] });
    for (const viewer of ['a', '']) {
      expect(waiting(viewer)).toMatchObject({ question: { purpose: 'secret', seat: '' }, asked: [] });
      expect(JSON.stringify(waiting(viewer)?.question)).not.toContain('window');
    }
  });
});

test('what a seat is answered tells no more than whether it may: neither events nor a question, which may be for others', async () => {
  const session = opened();
  const [a, b] = [seatSession(session, 'a'), seatSession(session, 'b')];
  expect(await a.submit({ type: 'window', hidden: 'a:command' })).toEqual({ status: 'waiting' });
  expect(await b.answer('b:two')).toEqual({ status: 'done' });
  expect(await a.submit({ type: 'go' })).toEqual({ status: 'done' });
  expect(await b.answer('b:two')).toMatchObject({ status: 'refused', refusal: { reason: { en: 'No question is waiting.' } } });
});

test('a view of a moment stays the same object, and is another when the battle goes on', async () => {
  const session = opened();
  const b = seatSession(session, 'b');
  const before = b.snapshot();
  expect(b.snapshot()).toBe(before);
  await session.submit('a', { type: 'go' });
  expect(b.snapshot()).not.toBe(before);
  expect(b.snapshot().entries[0]).toBe(b.snapshot().entries[0]);
});
