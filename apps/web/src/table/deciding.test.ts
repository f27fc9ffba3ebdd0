import type { System } from '@escarmouche/referee';
import { PERSON, openSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { Ask } from '../systems/ask.ts';
import type { Advice, GameAdapter } from '../systems/game-adapter.ts';
import { createDeciding } from './deciding.svelte.ts';
import { reactive, seatsOf } from './seats.svelte.ts';

/** Two persons, one of whom may be asked something. */
interface State {
  readonly by: string;
}
const talk: System<State, State, 'go', never> = {
  id: 'talk',
  version: '1',
  setup: (state) => state,
  active: ({ by }) => [by],
  offers: () => [],
  check: () => undefined,
  play(turn, seat) {
    turn.choose('p', { seat, options: [1, 2], secret: true });
  },
  reduce: () => undefined,
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};
const roster = () => ['a', 'b'].map((seat) => ({ seat }));
let turn = 1;
const game = { system: talk, secrets: true, roster, turn: () => turn } as unknown as GameAdapter<State, State, 'go', never>;

/** A table between two persons on which one is asked something, or commands where nothing is asked. */
let host: ReturnType<typeof openSession<State, State, 'go', never>>;
async function table(by: string, ask?: Partial<Ask<'go'>>, plays = true) {
  host = openSession(talk, { by }, { seed: 's', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {} });
  if (ask) await host.submit(by, 'go');
  const advice = { question: () => ({ title: '', overlay: {}, options: [], ...ask }) } as unknown as Advice<State, 'go', never>;
  return createDeciding(
    game,
    reactive(seatsOf(game, host)),
    () => advice,
    () => plays,
  );
}

test('who commands, or is asked what others may not see, gets the screen first', async () => {
  for (const deciding of [await table('b'), await table('b', {})]) {
    expect([deciding.screen.handTo, deciding.seat]).toEqual(['b', undefined]);
  }
});

test('ZB-DECISIONS: what all may hear is asked of its player with the screen where it is', async () => {
  const deciding = await table('b', { open: true });
  expect([deciding.screen.handTo, deciding.seat, deciding.screen.viewer]).toEqual([undefined, 'b', '']);
});

test('where the table is only looked at nobody decides, and the screen is handed to nobody', async () => {
  for (const deciding of [await table('b', undefined, false), await table('b', {}, false)]) {
    expect([deciding.seat, deciding.screen.handTo, deciding.screen.viewer]).toEqual([undefined, undefined, '']);
  }
});

const chance = (of: 'reactions' | 'windows') => ({ passing: { of, answer: 1, pressing: true, idle: false } });

test('UC-ACT-ALERT-TRIGGER: who lets everything pass this turn is not asked whether to react, until they wish to be; others are', async () => {
  const deciding = await table('b', { open: true, ...chance('reactions') });
  expect([deciding.seat, deciding.chances.mayPass, deciding.passing]).toEqual(['b', true, undefined]);
  deciding.chances.pass('a');
  expect([deciding.seat, deciding.chances.passing]).toEqual(['b', ['a']]);
  deciding.chances.pass('b');
  expect([deciding.seat, deciding.passing, deciding.chances.passing]).toEqual([undefined, 1, ['a', 'b']]);
  deciding.chances.pass('b');
  expect([deciding.seat, deciding.passing, deciding.chances.passing]).toEqual(['b', undefined, ['a']]);
});

test('UC-ACT-ALERT-TRIGGER: what is being done is let pass as a whole; what comes after it is asked about again', async () => {
  const deciding = await table('b', { open: true, ...chance('reactions') });
  expect([deciding.seat, deciding.passing]).toEqual(['b', undefined]);
  deciding.chances.passThis();
  expect([deciding.seat, deciding.passing, deciding.chances.passing]).toEqual([undefined, 1, []]);
  await host.answer(1, 'b');
  await host.submit('b', 'go');
  expect([deciding.seat, deciding.passing]).toEqual(['b', undefined]);
});

test('ZB-CARD-ANYTIME: letting everything pass is about reactions, not about cards', async () => {
  const deciding = await table('b', { open: true, ...chance('windows') });
  deciding.chances.pass('b');
  expect([deciding.seat, deciding.chances.mayPass, deciding.passing]).toEqual(['b', false, undefined]);
});

test('UC-ACT-ALERT-TRIGGER: letting everything pass ends with the turn', async () => {
  const deciding = await table('b', { open: true, ...chance('reactions') });
  deciding.chances.pass('b');
  expect(deciding.passing).toBe(1);
  turn = 2;
  deciding.chances.pass('a');
  expect([deciding.seat, deciding.passing, deciding.chances.passing]).toEqual(['b', undefined, ['a']]);
});
