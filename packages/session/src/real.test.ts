import { correctable, openMatch, refuse, type Json, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { BOT, NPC, PERSON } from './holder.ts';
import type { HostSession } from './host.ts';
import { loadSession } from './load.ts';
import { keptHost, settled, wentBack } from './real.ts';
import { diceOf, type MatchSettings } from './match-settings.ts';
import { verifyMatch } from './verify.ts';

/** Each command throws a die of its seat for points, which persons may correct. */
interface State {
  points: number;
}
type Correction = { readonly type: 'correct'; readonly points: number };
type Command = { readonly type: 'throw' | 'draw' } | Correction;
type Corrected = { readonly type: 'corrected'; readonly points: number };
type Event = { readonly type: 'gained'; readonly points: number } | Corrected;

const bare: System<null, State, Command, Event> = {
  id: 'points',
  version: '1',
  setup: () => ({ points: 0 }),
  active: () => ['a', 'b'],
  offers: () => [],
  check: () => undefined,
  play(turn, seat, { type }) {
    const points = type === 'draw' ? turn.draw('card', 5, seat) : turn.dice('throw', [6], undefined, seat)[0];
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

type Session = HostSession<null, State, Command, Event>;

function opened(changes: Partial<MatchSettings> = {}): Session {
  const settings: MatchSettings = { seed: 'real', generator: 'sfc32', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {}, ...changes };
  return keptHost(openMatch(game, null, diceOf(settings)), settings);
}

const correct = (points: number): Command => ({ type: 'correct', points });
const statusOf = async (session: Session, command: Command, seat = 'a') => (await session.submit(seat, command)).status;

function faultOf(text: string): string | undefined {
  const found = verifyMatch(game, text, parse);
  if (!found.ok) throw new Error(found.problem.reason.en);
  return found.verified.fault?.reason.en;
}

test('corrections are refused where there is no real table, and taken beside one, by a seat of the battle', async () => {
  const screen = opened();
  expect(await screen.submit('a', correct(3))).toMatchObject({ status: 'refused', refusal: { reason: { en: /real table/ } } });
  const session = settled(screen, { dice: {}, real: true });
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

test('beside a real table persons say what they draw from the box, machines draw unseen, and a file keeps which held when', async () => {
  const first = opened({ dice: TYPED, real: true, seats: { a: PERSON, b: BOT } });
  expect(await statusOf(first, { type: 'draw' })).toBe('done');
  const session = settled(first, { dice: TYPED, real: true, box: true });
  const before = session.snapshot().state.points;
  expect(await statusOf(session, { type: 'draw' })).toBe('waiting');
  await session.answer([4], 'a');
  expect(session.snapshot().state.points).toBe(before + 3);
  expect(await statusOf(session, { type: 'draw' }, 'b')).toBe('done');
  expect(faultOf(session.save())).toBeUndefined();
  const again = loadSession(game, session.save(), parse);
  if (!again.ok) throw new Error('not read');
  expect(again.host.matchSettings).toEqual(session.matchSettings);
});

test('a real battle goes back to any entry, freely, corrections among them', async () => {
  const session = opened({ dice: TYPED, real: true });
  for (const points of [2, 5, 9]) await session.submit('b', correct(points));
  await session.submit('a', { type: 'throw' });
  const back = wentBack(session, 2);
  expect([back.snapshot().state.points, back.snapshot().entries.length, back.snapshot().waiting]).toEqual([5, 2, undefined]);
  expect(back.snapshot().agreements).toEqual([]);
  expect(wentBack(back, 7).snapshot().entries).toHaveLength(2);
  expect(wentBack(session, 3).snapshot().entries).toHaveLength(3);
  expect(wentBack(session, 3).snapshot().waiting).toBeUndefined();
  await session.propose('a', 'concession');
  expect(wentBack(session, 1).snapshot().outcome).toBeUndefined();
});

test('a battle goes on beside a real table and back: the file keeps who typed when, and its dice hold', async () => {
  const screen = opened();
  await screen.submit('a', { type: 'throw' });
  const real = settled(screen, { dice: TYPED, real: true });
  await real.submit('a', { type: 'throw' });
  expect(real.snapshot().waiting).toBeDefined();
  const again = loadSession(game, real.save(), parse);
  if (!again.ok) throw new Error(again.problem.reason.en);
  expect(again.host.matchSettings).toEqual(real.matchSettings);
  await again.host.answer([6], 'a');
  const host = settled(again.host, { dice: {} });
  await host.submit('b', { type: 'throw' });
  expect(host.matchSettings.real).toBeUndefined();
  expect(host.snapshot().entries).toHaveLength(3);
  expect(faultOf(host.save())).toBeUndefined();
});

test('a roll that waits to be typed is thrown where the program throws from now on', async () => {
  const real = opened({ dice: TYPED, real: true });
  await real.submit('a', { type: 'throw' });
  const session = settled(real, { dice: {} });
  expect(session.snapshot().waiting).toBeUndefined();
  expect(session.snapshot().entries).toHaveLength(1);
  expect(faultOf(session.save())).toBeUndefined();
});

test('after going back past a change its dice are those of before', async () => {
  const session = opened({ real: true });
  for (let times = 0; times < 3; times++) await session.submit('a', { type: 'throw' });
  const back = wentBack(settled(session, { dice: TYPED, real: true }), 1);
  expect(await statusOf(back, { type: 'throw' })).toBe('waiting');
  expect(back.matchSettings.earlier).toEqual([{ until: { entries: 1 }, dice: {}, real: true }]);
});

test('what a person says by the seat of an NPC is not judged by the NPC document', async () => {
  const session = opened({ real: true, seats: { a: PERSON, b: NPC } });
  await session.submit('b', correct(3));
  await session.submit('b', { type: 'throw' });
  const judged: string[] = [];
  const judge = (_state: State, _seat: string, { type }: Command) => {
    judged.push(type);
    return 'prescribed' as const;
  };
  const found = verifyMatch(game, session.save(), parse, undefined, { judge, judgeAnswer: () => 'open' });
  expect(found).toMatchObject({ ok: true, verified: { npcs: { prescribed: 1 }, fault: undefined } });
  expect(judged).toEqual(['throw']);
});
