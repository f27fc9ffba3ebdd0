import { PERSON, openSession } from '@escarmouche/session';
import { sealOf, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { incoming, outgoing } from './outgoing.ts';

/** Two choose in secret, at once. */
const duel: System<null, string[], { type: 'duel' }, string, { readonly pick: { readonly answer: string } }> = {
  id: 'duel',
  version: '1',
  setup: () => [],
  active: () => ['a'],
  offers: () => [],
  check: () => undefined,
  play(turn) {
    const options = ['paper', 'stone'];
    for (const picked of turn.commit(
      'pick',
      ['a', 'b'].map((seat) => ({ seat, options })),
    ))
      turn.emit(picked);
  },
  reduce: (state, event) => void state.push(event),
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

async function kept(...picks: readonly string[]): Promise<string> {
  const host = openSession(duel, null, { seed: 'duel', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {} });
  await host.submit('a', { type: 'duel' });
  for (const [i, pick] of picks.entries()) await host.answer(pick, 'ab'.charAt(i));
  return host.save();
}

test('a secret choice that waits for another does not leave with the battle; what both have made does', async () => {
  const half = await kept('stone');
  expect(half).toContain('stone');
  const { file, leftOut } = outgoing(half, 'Duel');
  expect(leftOut).toBe(true);
  expect(file).not.toContain('stone');
  expect(incoming(file).file).toBe(await kept());
  expect(outgoing(await kept(), 'Duel').leftOut).toBe(false);
  expect(outgoing(await kept('stone', 'paper'), 'Duel')).toMatchObject({
    leftOut: false,
    file: expect.stringContaining('stone') as string,
  });
});

test.each(['Chez nous', { fr: 'Deux bannières', en: 'Two banners' }])(
  'a battle comes back with its title, and is the file that was kept: %j',
  async (title) => {
    const file = await kept('stone', 'paper');
    expect(incoming(outgoing(file, title).file)).toEqual({ file, title });
  },
);

test('it leaves with a digest of what it is then, and a file that was changed on its way still says so', async () => {
  const { file } = outgoing(await kept('stone', 'paper'), 'Duel');
  expect(sealOf(file)).toBe('intact');
  const changed = file.replace('stone', 'paper');
  expect(sealOf(incoming(changed).file)).toBe('changed');
});

test.each(['{"meta":{"title":3}}\n', '{"meta":{"title":{"fr":"x"}}}\n', '{"meta":{"title":" "}}\n', 'nonsense\n', ''])(
  'what has no title is left as it is: %j',
  (text) => {
    expect(incoming(text)).toEqual({ file: text });
  },
);
