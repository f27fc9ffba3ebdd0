import { digest, type System } from '@escarmouche/referee';
import { openSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { createPast } from './past.ts';

/** Counts commands; every fifth begins a turn. */
interface Count {
  readonly done: number[];
  turn: number;
}
type Counted = { readonly type: 'counted'; readonly n: number } | { readonly type: 'began' };

const counting: System<null, Count, { readonly type: 'count' }, Counted> = {
  id: 'counting',
  version: '1',
  setup: () => ({ done: [], turn: 0 }),
  active: () => ['a'],
  offers: () => [],
  check: () => undefined,
  play(turn) {
    turn.emit({ type: 'counted', n: turn.state.done.length });
    if (turn.state.done.length % 5 === 0) turn.emit({ type: 'began' });
  },
  reduce(state, event) {
    if (event.type === 'counted') state.done.push(event.n);
    else state.turn++;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

const open = () => openSession(counting, null, { seed: 's', dice: {}, seats: { a: 'person' }, notes: {} });

test('every state of the past is the one that folding from the start gives, also after an undo and another way on', async () => {
  const session = open();
  const past = createPast(() => session);
  const compare = (): void => {
    const { entries } = session.snapshot();
    for (let entry = 0; entry <= entries.length; entry++) {
      for (let event = 0; event <= (entries[entry]?.events.length ?? 0); event++) {
        expect(digest(past.stateAt({ entry, event }))).toBe(digest(session.stateAt(entry, event)));
      }
    }
  };
  compare();
  for (let i = 0; i < 50; i++) await session.submit('a', { type: 'count' });
  compare();
  await session.undo(true);
  compare();
  for (let i = 0; i < 20; i++) await session.submit('a', { type: 'count' });
  compare();
});

test('a state of the past is nobody else’s: changing one leaves the next as it was', async () => {
  const session = open();
  const past = createPast(() => session);
  for (let i = 0; i < 20; i++) await session.submit('a', { type: 'count' });
  past.stateAt({ entry: 18, event: 0 }).done.length = 0;
  expect(past.stateAt({ entry: 18, event: 0 }).done).toHaveLength(18);
});
