import { correctable, refuse, type Json, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { BOT, NPC, PERSON } from './holder.ts';
import { openSession, type HostSession } from './host.ts';
import { loadSession } from './load.ts';
import type { MatchSettings } from './match-settings.ts';
import { verifyMatch } from './verify.ts';

/** Each command throws a die of its seat for points, which persons may correct. */
interface State {
  points: number;
}
type Correction = { readonly type: 'correct'; readonly points: number };
type Command = { readonly type: 'throw' } | Correction;
type Corrected = { readonly type: 'corrected'; readonly points: number };
type Event = { readonly type: 'gained'; readonly points: number } | Corrected;

const bare: System<null, State, Command, Event> = {
  id: 'points',
  version: '1',
  setup: () => ({ points: 0 }),
  active: () => ['a', 'b'],
  offers: () => [],
  check: () => undefined,
  play(turn, seat) {
    const [points] = turn.dice('throw', [6], undefined, seat);
    turn.emit({ type: 'gained', points });
  },
  reduce(state, { points }) {
    state.points += points;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

const few = refuse('FEW', 'Pas moins de zéro.', 'No less than none.');
const game = correctable<null, State, Command, Event, never, Correction, Corrected>(bare, {
  commands: ['correct'],
  events: ['corrected'],
  seats: () => ['a', 'b'],
  stranger: refuse('STRANGER', 'Pas d’ici.', 'Not of here.'),
  refusal: (_state, { points }) => (points < 0 ? few : undefined),
  play: (turn, { points }) => turn.emit({ type: 'corrected', points }),
  reduce(state, { points }) {
    state.points = points;
  },
  describe: (_state, { points }) => [`Correction: ${points}`],
});

const parse = (setup: Json) => ({ ok: true, setup: setup as null }) as const;
const TYPED = { a: 'typed', b: 'typed' } as const;

function opened(changes: Partial<MatchSettings> = {}): HostSession<null, State, Command, Event> {
  return openSession(game, null, { seed: 'real', generator: 'sfc32', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {}, ...changes });
}

const correct = (points: number): Command => ({ type: 'correct', points });
const statusOf = async (session: ReturnType<typeof opened>, command: Command, seat = 'a') => (await session.submit(seat, command)).status;

function faultOf(text: string): string | undefined {
  const found = verifyMatch(game, text, parse);
  if (!found.ok) throw new Error(found.problem.reason.en);
  return found.verified.fault?.reason.en;
}

test('corrections are refused where there is no real table, and taken beside one, by a seat of the battle', async () => {
  const session = opened();
  expect(await session.submit('a', correct(3))).toMatchObject({ status: 'refused', refusal: { reason: { en: /real table/ } } });
  session.settle({ dice: {}, real: true });
  expect(await statusOf(session, correct(3))).toBe('done');
  expect(await statusOf(session, correct(-1))).toBe('refused');
  expect(await statusOf(session, correct(4), 'stranger')).toBe('refused');
  expect(session.snapshot().state.points).toBe(3);
});

test.each([NPC, BOT])('beside a real table dice of %o are typed when all persons type, by anybody', async (holder) => {
  const session = opened({ dice: TYPED, real: true, seats: { a: PERSON, b: holder } });
  await session.submit('b', { type: 'throw' });
  expect(session.snapshot().waiting?.asked).toEqual([]);
  expect((await session.answer([4], 'a')).status).toBe('done');
  expect(session.snapshot().state.points).toBe(4);
});

test.each([
  ['on the screen', { dice: TYPED }],
  ['where a person does not type', { real: true }],
] as const)('dice of bots are the program’s %s', async (_, changes) => {
  const session = opened({ ...changes, seats: { a: PERSON, b: NPC } });
  expect(await statusOf(session, { type: 'throw' }, 'b')).toBe('done');
});

test('a real battle goes back to any entry, corrections among them, and a battle on the screen does not', async () => {
  const session = opened({ dice: TYPED, real: true });
  for (const points of [2, 5, 9]) await session.submit('b', correct(points));
  await session.submit('a', { type: 'throw' });
  expect(session.goBack(2)).toEqual({ status: 'done' });
  expect([session.snapshot().state.points, session.snapshot().entries.length, session.snapshot().waiting]).toEqual([5, 2, undefined]);
  expect(session.snapshot().agreements).toEqual([]);
  expect(session.goBack(7)).toEqual({ status: 'done' });
  expect(session.snapshot().entries).toHaveLength(2);
  expect(opened().goBack(0).status).toBe('refused');
});

test('a battle goes on beside a real table and back: the file keeps who typed when, and its dice hold', async () => {
  const session = opened();
  await session.submit('a', { type: 'throw' });
  session.settle({ dice: TYPED, real: true });
  await session.submit('a', { type: 'throw' });
  expect(session.snapshot().waiting).toBeDefined();
  const again = loadSession(game, session.save(), parse);
  if (!again.ok) throw new Error(again.problem.reason.en);
  const { host } = again;
  expect(host.matchSettings).toEqual(session.matchSettings);
  await host.answer([6], 'a');
  host.settle({ dice: {} });
  await host.submit('b', { type: 'throw' });
  expect(host.matchSettings.real).toBeUndefined();
  expect(host.snapshot().entries).toHaveLength(3);
  expect(faultOf(host.save())).toBeUndefined();
});

test('a roll that waits to be typed is thrown where the program throws from now on', async () => {
  const session = opened({ dice: TYPED, real: true });
  await session.submit('a', { type: 'throw' });
  session.settle({ dice: {} });
  expect(session.snapshot().waiting).toBeUndefined();
  expect(session.snapshot().entries).toHaveLength(1);
  expect(faultOf(session.save())).toBeUndefined();
});

test('after going back past a change its dice are those of before', async () => {
  const session = opened({ real: true });
  for (let times = 0; times < 3; times++) await session.submit('a', { type: 'throw' });
  session.settle({ dice: TYPED, real: true });
  session.goBack(1);
  expect(await statusOf(session, { type: 'throw' })).toBe('waiting');
  expect(session.matchSettings.earlier).toEqual([{ until: { entries: 1 }, dice: {}, real: true }]);
});
