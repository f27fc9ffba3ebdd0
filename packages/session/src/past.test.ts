import { digest, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { PERSON } from './holder.ts';
import { openSession } from './host.ts';
import { viewerSession } from './viewer.ts';

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

const open = () => openSession(counting, null, { seed: 's', dice: {}, seats: { a: PERSON }, notes: {} });

test('every state of the past is the one that folding from the start gives, also after an undo and another way on', async () => {
  const session = open();
  const viewer = viewerSession(session, 'a');
  const compare = (): void => {
    const folded = counting.setup(null);
    for (const [entry, { events }] of [...session.snapshot().entries, { events: [] }].entries()) {
      expect(digest(viewer.stateAt(entry))).toBe(digest(folded));
      for (const [event, happened] of events.entries()) {
        counting.reduce(folded, happened);
        expect(digest(viewer.stateAt(entry, event + 1))).toBe(digest(folded));
      }
    }
  };
  compare();
  for (let i = 0; i < 50; i++) await session.submit('a', { type: 'count' });
  compare();
  await session.propose('a', 'takeBack');
  compare();
  for (let i = 0; i < 20; i++) await session.submit('a', { type: 'count' });
  compare();
});

test('a state of the past is nobody else’s: changing one leaves the next as it was', async () => {
  const session = open();
  const viewer = viewerSession(session, 'a');
  for (let i = 0; i < 20; i++) await session.submit('a', { type: 'count' });
  viewer.stateAt(18).done.length = 0;
  expect(viewer.stateAt(18).done).toHaveLength(18);
});
