import type { System } from '@escarmouche/referee';
import { openSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { Advice, Ask, GameAdapter } from '../systems/game-adapter.ts';
import { createDeciding } from './deciding.svelte.ts';
import { seatsOf } from './seats.svelte.ts';

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
const game = { system: talk, secrets: true, roster } as unknown as GameAdapter<State, State, 'go', never>;

/** A table between two persons on which one is asked something, or commands where nothing is asked. */
async function table(by: string, ask?: Partial<Ask<'go'>>, plays = true) {
  const host = openSession(talk, { by }, { seed: 's', dice: {}, seats: { a: 'person', b: 'person' }, notes: {} });
  if (ask) await host.submit(by, 'go');
  const advice = { question: () => ({ title: '', overlay: {}, options: [], ...ask }) } as unknown as Advice<State, 'go', never>;
  return createDeciding(
    game,
    seatsOf(game, host),
    () => advice,
    () => plays,
  );
}

test('who commands, or is asked what others may not see, gets the screen first', async () => {
  for (const deciding of [await table('b'), await table('b', {})]) {
    expect([deciding.handTo, deciding.seat]).toEqual(['b', undefined]);
  }
});

test('ZB-DECISIONS: what all may hear is asked of its player with the screen where it is', async () => {
  const deciding = await table('b', { open: true });
  expect([deciding.handTo, deciding.seat, deciding.viewer]).toEqual([undefined, 'b', '']);
});

test('where the table is only looked at nobody decides, and the screen is handed to nobody', async () => {
  for (const deciding of [await table('b', undefined, false), await table('b', {}, false)]) {
    expect([deciding.seat, deciding.handTo, deciding.viewer]).toEqual([undefined, undefined, '']);
  }
});
