import { gameOf, type Game } from '@escarmouche/games/game';
import { openBattle, type Deed, type OnlineBattle } from '@escarmouche/online';
import { seededDice, type Seat } from '@escarmouche/referee';
import { PERSON, type Holders } from '@escarmouche/session';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gunner, stage } from '../../../../packages/systems/urss-classic/src/testing-alert.ts';
import { move } from '../../../../packages/systems/urss-classic/src/testing-moves.ts';
import { lobbyOf } from '../host/lobby.ts';
import { policiesOf } from '../host/policies.ts';
import type { Header, Policy } from '@escarmouche/online/api';
import { battleStore } from '../store/battles.ts';
import { testHost, type TestHost } from '../testing.ts';
import { advanceOf } from './advance.ts';
import type { Thinkers } from './thinkers.ts';
import { thoughtOf } from './thinking.ts';

type AnyBattle = OnlineBattle<object, object, object>;

let host: TestHost;
beforeAll(async () => {
  host = await testHost();
});
afterAll(() => host.close());

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const thinkers: Thinkers = { think: (job, scene) => thoughtOf({ job, scene, forget: [] }), close: () => Promise.resolve() };
const dice = () => (entry: number) => seededDice(5, entry);

/** A battle at nodes that answer what seats leave in advance. */
async function battleOf(game: Game, setup: Header['setup'], seats: readonly Seat[], nodes = 1, think = thinkers) {
  const { system, passes } = game;
  const holders: Holders = Object.fromEntries(seats.map((seat) => [seat, PERSON]));
  const header: Header = { title: '', system: system.id, version: system.version, setup, seats: holders, notes: {} };
  const { battle: id } = await lobbyOf(host.engine, () => 1).create(header);
  const store = battleStore(host.engine, () => 1);
  const policies = policiesOf(host.engine);
  const problems: unknown[] = [];
  const settings = { seed: 's', dice: {}, seats: holders, notes: {} };
  async function open(): Promise<AnyBattle> {
    const battle = (await openBattle({ system, setup: setup as never, settings, dice, now: () => 1 }, store, id)) as unknown as AnyBattle;
    store.listen({ kept: (changed, sequence) => void (changed === id && battle.refresh(sequence)), missed: () => undefined });
    const opened = { id, header, system: system as never, battle: battle as never, passes: passes.answer, secret: 's' };
    closing.push(advanceOf(opened, policies, think, ({ reason }) => problems.push(reason)));
    return battle;
  }
  const [battle] = (await Promise.all(Array.from({ length: nodes }, open))) as [AnyBattle];
  return {
    battle,
    problems,
    leave: (seat: Seat, policy: Policy) => policies.leave(id, seat, { ...policy, entries: battle.told(seat, 0).entries.length }),
    policy: async (seat: Seat) => (await policies.of(id)).get(seat),
    act: (seat: Seat, deed: Deed<object>) => {
      const n = battle.told(seat, 0).acts + 1;
      return battle.act(seat, { id: `own ${n}`, n, deed });
    },
    rows: async () => (await store.rows(id, 0)).map(({ act }) => act),
    waiting: () => battle.told('', 0).waiting,
  };
}

const STEP: Deed<object> = { do: 'submit', command: move([2, -6]) };

/** A walks past B, a gunner on the alert. */
async function passing(nodes = 1, think = thinkers) {
  const classic = await gameOf('urss-classic');
  const { setup } = stage({ a: { at: [-2, -6] }, a2: { at: [20, 20] }, b: gunner });
  return battleOf(classic, setup as never, ['A', 'B'], nodes, think);
}

test('a question of an alert figure is answered in advance: it shoots where the odds are enough, and else lets pass', async () => {
  const { battle, act, leave, waiting, rows, problems } = await passing();
  expect(await act('A', STEP)).toMatchObject({ status: 'kept' });
  expect(waiting()?.asked).toEqual(['B']);
  await leave('B', { react: 30 });
  await expect.poll(waiting).toBeUndefined();
  const [first] = battle.told('', 0).entries;
  expect(first?.events).toContainEqual(expect.objectContaining({ type: 'actionTaken', figure: 'b', action: 'shoot', reaction: true }));
  expect(await rows()).toContain('B advance 1');
  expect(problems).toEqual([]);

  const careful = await passing();
  await careful.leave('B', { react: 100 });
  await careful.act('A', STEP);
  await expect.poll(careful.waiting).toBeUndefined();
  const [entry] = careful.battle.told('', 0).entries;
  expect(entry?.events).not.toContainEqual(expect.objectContaining({ figure: 'b', action: 'shoot' }));
  expect(await careful.rows()).toContain('B advance 1');
});

test('of two nodes one answers; others know nothing of what was left', async () => {
  const { battle, act, leave, waiting, rows, problems } = await passing(2);
  await leave('B', { react: 30, pass: 'always' });
  await act('A', STEP);
  await expect.poll(waiting).toBeUndefined();
  expect(await rows()).toEqual(['begin', 'A own 1', 'B advance 1']);
  expect(JSON.stringify(battle.told('A', 0))).not.toContain('always');
  expect(problems).toEqual([]);
});

test('nothing is answered while something is proposed, nor without a policy', async () => {
  const { act, leave, waiting, rows } = await passing();
  await act('A', STEP);
  await act('A', { do: 'propose', kind: 'draw' });
  await leave('B', { pass: 'always' });
  const other = await passing();
  await other.leave('B', { pass: 'always' });
  await other.act('A', STEP);
  await expect.poll(other.waiting).toBeUndefined();
  expect(waiting()?.asked).toEqual(['B']);
  expect(await rows()).toEqual(['begin', 'A own 1', 'A own 2']);
  await act('B', { do: 'consent', agrees: false });
  await expect.poll(waiting).toBeUndefined();
});

test('everything is let pass until the next turn of the seat, and asked again from then on', async () => {
  const { act, leave, policy, waiting } = await passing();
  await leave('B', { pass: 'turn', forced: true });
  await act('A', STEP);
  await expect.poll(waiting).toBeUndefined();
  await act('A', { do: 'submit', command: { type: 'pass' } });
  await act('A', { do: 'submit', command: { type: 'endGroup' } });
  await expect.poll(async () => (await policy('B'))?.pass).toBeUndefined();
  expect(await policy('B')).toMatchObject({ forced: true });
});

test('what could not be thought about is tried again', async () => {
  let tried = 0;
  const failing: Thinkers = {
    ...thinkers,
    think: (job, scene) => (tried++ === 0 ? Promise.reject(new Error('broken')) : thinkers.think(job, scene)),
  };
  const { act, leave, waiting, problems } = await passing(1, failing);
  await leave('B', { react: 30 });
  await act('A', STEP);
  await expect.poll(waiting, { timeout: 10_000 }).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('what leaves no choice is played at once', async () => {
  const zombies = await gameOf('zombies');
  const { battle, leave, rows } = await battleOf(zombies, zombies.sample(), ['a', 'b']);
  const [first = ''] = battle.told('', 0).active;
  await leave(first, { forced: true });
  await expect.poll(rows).toContain(`${first} advance 1`);
  expect(battle.told('', 0).entries[0]).toMatchObject({ seat: first, command: { type: 'begin' } });
});
