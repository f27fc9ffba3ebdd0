import { gameOf } from '@escarmouche/games/game';
import type { Listener } from '@escarmouche/online';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { battleStore } from '../store/battles.ts';
import { testHost, type TestHost } from '../testing.ts';
import { battlesOf, type AnyBattle } from './battles.ts';
import { lobbyOf } from './lobby.ts';

const { sample, system } = await gameOf('urss-kit');
const NOW = (): number => 1;
const noBots = () => (): void => undefined;

let host: TestHost;
beforeAll(async () => {
  host = await testHost();
});
afterAll(() => host.close());

/** Battles that have begun, at a node that holds one of them in memory. */
async function begun(count: number) {
  const lobby = lobbyOf(host.engine, NOW);
  const store = battleStore(host.engine, NOW);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const header = { system: system.id, version: system.version, title: '', setup: sample(), seats: { a: PERSON, b: PERSON }, notes: {} };
    const { battle } = await lobby.create(header);
    for (const seat of ['a', 'b'])
      await host.engine.db
        .updateTable('seat')
        .set({ secret: '11'.repeat(32) })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .execute();
    ids.push(battle);
  }
  return { ids, store, battles: battlesOf(store, lobby, noBots, NOW, 1) };
}

test('a battle that somebody follows stays in memory however many others are asked for; any other goes', async () => {
  const { ids, battles } = await begun(3);
  const [first = '', ...others] = ids;
  const followed = (await battles.get(first)) as AnyBattle;
  const end = followed.subscribe(() => undefined);
  for (const id of others) await battles.get(id);
  expect(await battles.get(first)).toBe(followed);
  end();
  for (const id of others) await battles.get(id);
  expect(await battles.get(first)).not.toBe(followed);
});

test('a battle follows rows that other nodes keep, at once or once they may have been missed', async () => {
  const { ids, battles, store } = await begun(1);
  const [id = ''] = ids;
  const listeners: Listener[] = [];
  const deaf = {
    ...store,
    listen: (listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const lobby = lobbyOf(host.engine, NOW);
  const [here, elsewhere, unheard] = await Promise.all([
    battles.get(id),
    battlesOf(store, lobby, noBots, NOW).get(id),
    battlesOf(deaf, lobby, noBots, NOW).get(id),
  ]);
  await elsewhere?.act('a', { id: 'x', n: 1, deed: { do: 'propose', kind: 'draw' } });
  await expect.poll(() => here?.sequence).toBe(2);
  expect(unheard?.sequence).toBe(1);
  for (const listener of listeners) listener.missed();
  await expect.poll(() => unheard?.sequence).toBe(2);
});

test('a battle that has not begun, or that there is not, is nobody’s', async () => {
  const { battles } = await begun(0);
  expect(await battles.get('nothing')).toBeUndefined();
});
