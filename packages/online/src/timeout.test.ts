import { gameOf } from '@escarmouche/games/game';
import { seededDice, type Seat, type System } from '@escarmouche/referee';
import { PERSON, type MatchSettings, type Proposing } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { Act, Deed, Reply } from './acts.ts';
import { openBattle, type OnlineBattle } from './battle.ts';
import { memoryStore } from './memory-store.ts';
import { passOf } from './passes.ts';
import { remoteSeat, type RemoteSeat } from './remote.ts';

const DAY = 86_400_000;
const dice = () => (entry: number) => seededDice(5, entry);

/** A battle of Zombies!!! in which each seat has three days, of which one comes back. */
async function timed(...seats: readonly Seat[]) {
  const game = await gameOf('zombies');
  const { system, passes, players } = game;
  const setup = players?.setup(
    seats.map((seat) => ({ seat, name: seat })),
    { 'cards.asked': 'holders' },
  );
  if (!setup) throw new Error('no set-up');
  const settings: MatchSettings = { seed: 's', dice: {}, seats: Object.fromEntries(seats.map((seat) => [seat, PERSON])), notes: {} };
  const store = memoryStore();
  let time = 1_000_000;
  const played = {
    system,
    setup,
    settings,
    dice,
    now: () => time,
    terms: { start: 3 * DAY, gain: DAY, capped: true },
    passOf: passOf.bind(undefined, { system, passes }) as never,
  };
  const open = async () => (await openBattle(played, store, 'b')) as unknown as OnlineBattle<object, object, object>;
  const battle = await open();
  function act(seat: Seat, deed: Deed<object>): Promise<Reply> {
    const n = battle.told(seat, 0).acts + 1;
    return battle.act(seat, { id: String(n), n, deed });
  }
  /** Nobody plays a card. */
  async function pass(): Promise<void> {
    for (let asked = askedNow(); asked !== undefined; asked = askedNow()) await act(asked, { do: 'answer', value: { pass: 'step' } });
  }
  const askedNow = (): Seat | undefined => seats.find((seat) => battle.told(seat, 0).waiting?.asked.includes(seat));
  async function skip(by: Seat): Promise<void> {
    await propose(by, 'skip', 'a');
    await pass();
  }
  const propose = (by: Seat, kind: Proposing, about?: Seat) => act(by, { do: 'propose', kind, ...(about !== undefined && { about }) });
  return {
    system: system as unknown as System<unknown, object, object, object>,
    battle,
    open,
    act,
    propose,
    told: () => battle.told('', 0),
    pass,
    skip,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('nobody passes for a seat that has time left; then its opponent does, and nodes and restarts agree', async () => {
  const { open, propose, told, wait, skip, pass } = await timed('a', 'b');
  wait(2 * DAY);
  expect(told().clocks).toMatchObject({ left: {}, running: ['a'] });
  expect(await propose('b', 'skip', 'a')).toMatchObject({ status: 'refused', refusal: { reason: { en: 'This seat has time left.' } } });
  wait(DAY);
  expect(await propose('b', 'skip', 'b')).toMatchObject({ status: 'refused' });
  expect(await propose('b', 'skip', 'a')).toMatchObject({ status: 'kept' });
  const { entries, agreements, clocks } = told();
  expect(entries.filter(({ seat }) => seat === 'a')).toHaveLength(1);
  expect(agreements).toMatchObject([{ kind: 'skip', by: 'b', with: [], seat: 'a' }]);
  expect(clocks?.left).toEqual({ a: 0 });
  await pass();
  for (let i = 0; i < 20 && told().active[0] === 'a'; i++) await skip('b');
  expect(told().active).toEqual(['b']);
  expect(told().clocks).toMatchObject({ left: { a: DAY }, running: ['b'] });
  expect((await open()).told('', 0)).toEqual(told());
});

test('a seat elsewhere hears the clocks, and asks to pass for another', async () => {
  const { battle, system, told, wait } = await timed('a', 'b');
  const send = async (given: Act<object>): Promise<Reply> => {
    const reply = await battle.act('b', given);
    seat.hear(battle.told('b', seat.heard));
    return reply;
  };
  const seat: RemoteSeat<unknown, object, object, object> = remoteSeat(system, battle.welcome('b'), send, () => `id ${seat.heard}`);
  seat.hear(battle.told('b', 0));
  expect(seat.clocks).toMatchObject({ running: ['a'], left: {}, terms: { start: 3 * DAY, gain: DAY, capped: true } });
  wait(3 * DAY);
  expect(await seat.propose('skip', 'a')).toEqual({ status: 'done' });
  expect(told().agreements).toMatchObject([{ kind: 'skip', by: 'b', seat: 'a' }]);
  expect(seat.clocks?.left).toEqual({ a: 0 });
  expect(seat.rematch).toBe(false);
});

test('of three, the third has to agree', async () => {
  const { act, propose, told, wait } = await timed('a', 'b', 'c');
  wait(3 * DAY);
  await propose('b', 'skip', 'a');
  expect(told()).toMatchObject({ entries: [], proposal: { by: 'b', asked: ['c'], about: { seat: 'a' } } });
  await act('c', { do: 'consent', agrees: true });
  expect(told().entries.map(({ seat }) => seat)).toEqual(['a']);
  const [late = ''] = told().active;
  const [by = '', third = ''] = ['a', 'b', 'c'].filter((seat) => seat !== late);
  wait(3 * DAY);
  await propose(by, 'timeout', late);
  expect(told().outcome).toBeUndefined();
  await act(third, { do: 'consent', agrees: true });
  expect(told().outcome?.winners.toSorted()).toEqual([by, third]);
});

test('a battle that the seats have ended stays so, until they agree to play it once more', async () => {
  const { act, propose, told, open } = await timed('a', 'b');
  await propose('b', 'concession');
  await act('a', { do: 'consent', agrees: true });
  expect(told().outcome?.winners).toEqual(['a']);
  expect(told().clocks?.running).toEqual([]);
  expect(await act('a', { do: 'submit', command: { type: 'draw' } })).toMatchObject({ status: 'refused' });
  await propose('a', 'rematch');
  expect(told().rematch).toBeUndefined();
  await act('b', { do: 'consent', agrees: true });
  expect(told()).toMatchObject({ rematch: true, outcome: { winners: ['a'] } });
  expect((await open()).told('', 0)).toMatchObject({ rematch: true, outcome: { winners: ['a'] } });
});
