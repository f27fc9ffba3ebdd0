import type { System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { seenBy } from './seen.ts';
import { openSession } from './session.ts';

/** Whoever is asked at all holds a card: the question is secret. */
const cards: System<null, { said: string }, { type: 'go' }, string> = {
  id: 'cards',
  version: '1',
  setup: () => ({ said: '' }),
  active: () => ['a'],
  offers: () => [],
  check: () => undefined,
  play: (turn) => turn.emit(turn.choose({ purpose: 'window', seat: 'b', about: { card: 'axe' }, options: ['play', 'pass'], secret: true })),
  reduce(state, said) {
    state.said = said;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

test('a secret question is seen by its own seat; another one and the public learn only that the game waits', async () => {
  const session = openSession(cards, null, { seed: 's', dice: {}, seats: { a: 'person', b: 'person' }, notes: {} });
  await session.submit('a', { type: 'go' });
  const waiting = (viewer: string) => seenBy(cards, viewer)(session.snapshot()).waiting;
  expect(waiting('b')).toMatchObject({ question: { purpose: 'window', about: { card: 'axe' } }, asked: ['b'] });
  for (const viewer of ['a', '']) {
    expect(waiting(viewer)).toMatchObject({ question: { purpose: 'secret', seat: '' }, asked: [] });
    expect(JSON.stringify(waiting(viewer))).not.toMatch(/axe|window|play/);
  }
});
