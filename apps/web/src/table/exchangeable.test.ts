import type { System } from '@escarmouche/referee';
import { PERSON, openSession, viewerSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { exchangeable } from './exchangeable.ts';

/** One seat says words. */
const talk: System<null, { said: string[] }, { word: string }, string> = {
  id: 'talk',
  version: '1',
  setup: () => ({ said: [] }),
  active: () => ['a'],
  offers: () => [],
  check: () => undefined,
  play: (turn, _seat, { word }) => turn.emit(word),
  reduce(state, word) {
    state.said = [...state.said, word];
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};
const begin = () => openSession(talk, null, { seed: 'talk', dice: {}, seats: { a: PERSON }, notes: {} });

test('who listens hears of the later match as of any change, and what is done is done in it', async () => {
  const { host: session, exchange } = exchangeable(begin());
  const heard: [number, ...string[]][] = [];
  session.subscribe(() => {
    const { version, state } = session.snapshot();
    heard.push([version, ...state.said]);
  });
  await session.submit('a', { word: 'one' });

  const later = begin();
  for (const word of ['one', 'two', 'three']) await later.submit('a', { word });
  exchange(later);
  await session.submit('a', { word: 'four' });

  expect(heard.map(([, ...said]) => said.join(' '))).toEqual(['one', 'one two three', 'one two three four']);
  const versions = heard.map(([version]) => version);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(3);
  expect(session.snapshot()).toBe(session.snapshot());
  expect(session.save()).toBe(later.save());
  expect(viewerSession(session, 'a').stateAt(2).said).toEqual(['one', 'two']);
});

test('of the match that was exchanged nothing more is heard', async () => {
  const first = begin();
  const { host: session, exchange } = exchangeable(first);
  exchange(begin());
  let changes = 0;
  session.subscribe(() => changes++);
  await first.submit('a', { word: 'late' });
  expect([changes, session.snapshot().state.said]).toEqual([0, []]);
});
