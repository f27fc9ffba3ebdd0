import { gameOf } from '@escarmouche/games/game';
import { leftAt, termsOf } from '@escarmouche/online';
import { afterAll, expect, test } from 'vitest';
import { begun, planOf, testHost } from '../testing.ts';
import { rightsOf } from './rights.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const clock = { by: 'minutes', minutes: 5, seconds: 0 } as const;
const plan = { ...planOf(await gameOf('zombies')), clock };

const host = await testHost();
afterAll(() => host.close());

type Clocks = Parameters<typeof leftAt>[1];

/** Times of a battle as its rows have them. */
async function clocksOf(battle: string): Promise<Clocks> {
  const rows = host.engine.db.selectFrom('row').select('body').where('battle', '=', battle).orderBy('sequence', 'desc');
  return (JSON.parse((await rows.executeTakeFirstOrThrow()).body) as { readonly clocks: Clocks }).clocks;
}

test('where the clock of a host jumps back and forth battles go on, and nobody has more or less than their time', async () => {
  const { battle, act, at } = await begun(host, plan);
  const [running = 'a'] = (await clocksOf(battle)).running;
  const other = running === 'a' ? 'b' : 'a';
  const end = { do: 'propose', kind: 'timeout', about: running };
  let n = 0;
  /** One act of each seat; returns what the seat has left whose time runs. */
  const acted = async (): Promise<number> => {
    n++;
    for (const [seat, deed] of [
      [running, { do: 'propose', kind: 'draw' }],
      [other, { do: 'consent', agrees: false }],
    ] as const)
      expect((await act(seat, n, deed)).told).toMatchObject({ status: 'kept' });
    const clocks = await clocksOf(battle);
    return leftAt(termsOf(clock), clocks, running, Math.max(host.now(), clocks.since));
  };
  let before = 5 * MINUTE;
  for (const jump of [MINUTE, -DAY, 0, MINUTE, -MINUTE, 2 * DAY - 10 * MINUTE, -40 * DAY]) {
    host.wait(jump);
    const left = await acted();
    expect(left).toBeLessThanOrEqual(before);
    expect(left).toBeGreaterThanOrEqual(0);
    before = left;
  }
  expect((await at(other).post(`battles/${battle}/words`, { seat: other, id: 'x', say: 'oui' })).status).toBe(200);
  expect((await act(other, n + 1, end)).told).toMatchObject({ status: 'kept' });
});

test('a clock that is behind takes no battle away, and lets nobody into a seat', async () => {
  const { battle, at } = await begun(host, plan);
  host.wait(-30 * DAY);
  await rightsOf(host.engine, host.now).sweep();
  expect((await at('a').get(`battles/${battle}`)).status).toBe(200);
  expect((await at('a').post(`battles/${battle}/invitations`, { seat: 'b' })).status).toBe(409);
  host.wait(30 * DAY);
  expect((await at('b').get(`battles/${battle}/welcome?seat=b`)).status).toBe(200);
});
