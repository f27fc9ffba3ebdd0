import type { System } from '@escarmouche/referee';
import { PERSON, openSession, seatSession, type Forced } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { createUnasked } from './unasked.ts';

/** A path walked by one seat: at every third step it forks, between there is only one way on; `dice`: where a die falls. */
type Way = 'left' | 'right' | 'on';
interface State {
  readonly dice: readonly number[];
  walked: Way[];
}
const path: System<{ dice: readonly number[] }, State, { type: Way }, Way> = {
  id: 'path',
  version: '1',
  setup: ({ dice }) => ({ dice, walked: [] }),
  active: () => ['a'],
  offers: ({ walked }) =>
    (walked.length % 3 === 1 ? (['left', 'right'] as const) : (['on'] as const)).map((type) => ({ id: type, type, command: { type } })),
  check: () => undefined,
  play(turn, _seat, { type }) {
    if (turn.state.dice.includes(turn.state.walked.length)) turn.dice('stumble', [6]);
    turn.emit(type);
  },
  reduce(state, event) {
    state.walked = [...state.walked, event];
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

function walk(dice: readonly number[], wished = (): boolean => true, told: string[] = []) {
  const session = openSession(path, { dice }, { seed: 'unasked', dice: {}, seats: { a: PERSON }, notes: {} });
  const seat = seatSession(session, 'a');
  const does = async (forced: Forced<{ type: Way }>): Promise<void> => {
    if ('command' in forced) await seat.submit(forced.command);
  };
  const unasked = createUnasked({ everybody: seat, held: [seat] }, wished, does, ({ reason }) => void told.push(reason.en));
  session.subscribe(() => void unasked.look());
  return { session, seat, unasked, walked: () => session.snapshot().state.walked };
}
const atOnce = (): Promise<void> => Promise.resolve();
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('what leaves no choice is done one after the other, until there is a choice', async () => {
  const { session, unasked, walked } = walk([0]);
  await settled();
  expect(walked()).toEqual([]);
  unasked.begin(atOnce);
  await settled();
  expect(walked()).toEqual(['on']);
  await session.submit('a', { type: 'left' });
  await settled();
  expect(walked()).toEqual(['on', 'left', 'on', 'on']);
});

test('nothing is done where that is not wished, nor while one looks at the past', async () => {
  let wished = false;
  const { unasked, walked } = walk([], () => wished);
  unasked.begin(atOnce);
  await settled();
  wished = true;
  unasked.pause();
  await unasked.look();
  expect(walked()).toEqual([]);
  unasked.resume();
  await settled();
  expect(walked()).toEqual(['on']);
});

test('a decision that could not be taken back, as without a network, says why', async () => {
  const told: string[] = [];
  const { unasked, seat } = walk([], undefined, told);
  await seat.submit({ type: 'on' });
  const reason = { fr: 'sans réseau', en: 'without a network' };
  seat.propose = () => Promise.resolve({ status: 'refused', refusal: { reason } });
  expect(await unasked.takeBack()).toBe(false);
  expect(told).toEqual(['without a network']);
});

test('a die that would fall after a decision that can still be taken back is asked for', async () => {
  const { session, unasked, walked } = walk([2]);
  unasked.begin(atOnce);
  await settled();
  await session.submit('a', { type: 'right' });
  await settled();
  expect(walked()).toEqual(['on', 'right']);
});

test('one undo goes back to the last decision, and what was done by itself is not done again', async () => {
  const { session, unasked, walked } = walk([]);
  unasked.begin(atOnce);
  await settled();
  await session.submit('a', { type: 'left' });
  await settled();
  expect(walked()).toEqual(['on', 'left', 'on', 'on']);
  await unasked.takeBack();
  await settled();
  expect(walked()).toEqual(['on']);
  await session.submit('a', { type: 'right' });
  await settled();
  expect(walked()).toEqual(['on', 'right', 'on', 'on']);
});

test('dice that fell by themselves and are taken back do not fall again by themselves', async () => {
  const { unasked, walked } = walk([0]);
  unasked.begin(atOnce);
  await settled();
  await unasked.takeBack();
  await settled();
  expect(walked()).toEqual([]);
});
