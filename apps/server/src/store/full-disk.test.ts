import { gameOf } from '@escarmouche/games/game';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { begun, deviceAt, planOf, testHost } from '../testing.ts';

const plan = planOf(await gameOf('zombies'));
const HOUR = 3_600_000;
const deed = (n: number): object => (n % 2 === 1 ? { do: 'propose', kind: 'draw' } : { do: 'consent', agrees: false });

test('where the disk is full acts are refused with words, nothing of them is kept, and the host goes on', async () => {
  const host = await testHost();
  onTestFinished(() => host.close());
  const { db } = host.engine;
  const { at, battle, act } = await begun(host, plan);
  const { rows } = await sql<{ readonly page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);
  let n = 1;
  let reply = await act('a', n, deed(n));
  for (; reply.status === 200; reply = await act('a', n, deed(n))) n++;
  expect(n).toBeGreaterThan(1);
  const reason = {
    fr: expect.stringContaining('n’a plus de place\u00a0: rien n’a été gardé') as string,
    en: expect.stringContaining('has no room left: nothing of this request was kept') as string,
  };
  expect(reply).toMatchObject({ status: 507, told: { reason } });

  host.wait(2 * HOUR);
  const sequenceFor = async () => ((await at('a').get('mine')).told as unknown as readonly { readonly sequence: number }[])[0]?.sequence;
  expect(await sequenceFor()).toBe(n);
  const kept = await db.selectFrom('row').select('sequence').where('battle', '=', battle).execute();
  expect(kept).toHaveLength(n);
  expect((await at('b').get(`battles/${battle}/welcome?seat=b`)).status).toBe(200);
  expect((await act('a', n, deed(n))).status).toBe(507);

  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await act('a', n, deed(n))).told).toEqual({ status: 'kept', sequence: n + 1 });
  expect(await sequenceFor()).toBe(n + 1);
  expect((await (await deviceAt(host)).get('mine')).status).toBe(200);
});
