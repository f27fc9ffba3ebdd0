import { refuse, type Json, type Seat, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { BOT, PERSON } from './holder.ts';
import { runBot } from './run-bot.ts';
import { openSession } from './host.ts';
import { loadingSession, loadSession } from './load.ts';
import { seatSession } from './seat.ts';
import type { MatchSettings } from './match-settings.ts';

/** Two seats in turn: step (nothing asked), dare (the other accepts or not), throw (a die), fate (a die of nobody). Ten points end it. */
interface State {
  mover: 'a' | 'b';
  points: number;
  facts: string[];
}
type Command = { type: 'step' | 'dare' | 'throw' | 'fate' };
type Event = { type: 'gained'; points: number } | { type: 'answered'; yes: boolean } | { type: 'passed' };

const other = { a: 'b', b: 'a' } as const;
type Questions = { readonly dare: { readonly answer: boolean } };
const game: System<Record<string, never>, State, Command, Event, Questions> = {
  id: 'dare',
  version: '1',
  setup: () => ({ mover: 'a', points: 0, facts: [] }),
  active: (state) => (state.points >= 10 ? [] : [state.mover]),
  offers: () => (['step', 'dare', 'throw'] as const).map((type) => ({ id: type, type, command: { type } })),
  check: (state, seat) => (seat === state.mover ? undefined : refuse('DARE-TURN', 'Pas votre tour.', 'Not your turn.')),
  play(turn, seat, command) {
    const { mover } = turn.state;
    turn.emit({ type: 'gained', points: 1 });
    if (command.type === 'dare') {
      const yes = turn.choose('dare', { seat: other[mover], options: [true, false] });
      turn.emit({ type: 'answered', yes });
    }
    if (command.type === 'throw') turn.emit({ type: 'gained', points: turn.dice('throw', [6], undefined, seat)[0] ?? 0 });
    if (command.type === 'fate') turn.emit({ type: 'gained', points: turn.dice('fate', [6])[0] ?? 0 });
    turn.emit({ type: 'passed' });
  },
  reduce(state, event) {
    state.facts.push(event.type);
    if (event.type === 'gained') state.points += event.points;
    if (event.type === 'passed') state.mover = other[state.mover];
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: (state) =>
    state.points >= 10 ? { winners: [other[state.mover]], rule: 'DARE-END', reason: { fr: 'dix points', en: 'ten points' } } : undefined,
  describe: () => undefined,
};

const matchSettings = (changes: Partial<MatchSettings> = {}): MatchSettings => ({
  seed: 'test',
  dice: {},
  seats: { a: PERSON, b: PERSON },
  notes: {},
  ...changes,
});
const parse = (setup: Json) => ({ ok: true, setup: setup as Record<string, never> }) as const;

test('shows the table as it is when the question is asked, and whom it is put to', async () => {
  const session = openSession(game, {}, matchSettings());
  await session.submit('a', { type: 'dare' });
  const { waiting, state, active } = session.snapshot();
  expect(waiting?.asked).toEqual(['b']);
  expect(waiting?.events).toEqual([{ type: 'gained', points: 1 }]);
  expect(state.points).toBe(1);
  expect(active).toEqual([]);
  await session.answer(true, 'b');
  expect(session.snapshot().state.facts).toEqual(['gained', 'answered', 'passed']);
});

test('tells its listeners of changes, and not of refusals', async () => {
  const session = openSession(game, {}, matchSettings());
  const seen: number[] = [];
  const end = session.subscribe(() => seen.push(session.snapshot().version));
  expect((await session.submit('b', { type: 'step' })).status).toBe('refused');
  await session.submit('a', { type: 'step' });
  end();
  await session.submit('b', { type: 'step' });
  expect(seen).toEqual([1]);
});

test('undo is free after a command in which nobody else decided and no die fell', async () => {
  const session = openSession(game, {}, matchSettings());
  expect(session.undoable('a')).toBeUndefined();
  await session.submit('a', { type: 'step' });
  expect(session.undoable('a')).toEqual({ to: { entries: 0 }, gone: 1, free: true });
  expect(await session.propose('a', 'takeBack')).toEqual({ status: 'done' });
  expect(session.snapshot().state).toEqual(game.setup({}));
  expect(session.snapshot().agreements).toEqual([]);
});

test.each(['dare', 'throw'] as const)('undo of a %s needs the consent of the other', async (type) => {
  const session = openSession(game, {}, matchSettings());
  await session.submit('a', { type });
  if (type === 'dare') await session.answer(false, 'b');
  expect(session.undoable('a')).toEqual({ to: { entries: 0 }, gone: 1, free: false });
  expect(await session.propose('a', 'takeBack')).toEqual({ status: 'waiting' });
  expect(session.snapshot().entries).toHaveLength(1);
  expect(await session.consent('b', true)).toEqual({ status: 'done' });
  expect(session.snapshot().entries).toHaveLength(0);
});

test('undo of a command in which another only let a chance pass is free', async () => {
  const session = openSession(
    { ...game, idle: (question, answer) => question.purpose === 'dare' && answer === false },
    {},
    matchSettings(),
  );
  await session.submit('a', { type: 'dare' });
  await session.answer(false, 'b');
  expect(session.undoable('a')).toMatchObject({ free: true });
  await session.propose('a', 'takeBack');
  await session.submit('a', { type: 'dare' });
  await session.answer(true, 'b');
  expect(session.undoable('a')).toMatchObject({ free: false });
});

test('undo of a waiting command drops it, freely while nothing was answered', async () => {
  const session = openSession(game, {}, matchSettings());
  await session.submit('a', { type: 'dare' });
  expect(session.undoable('a')).toMatchObject({ gone: 1, free: true });
  await session.propose('a', 'takeBack');
  expect(session.snapshot().waiting).toBeUndefined();
});

test('undo goes back past what a bot played, at once: it agrees, and the record says so', async () => {
  const session = openSession(game, {}, matchSettings({ seats: { a: PERSON, b: BOT } }));
  await session.submit('a', { type: 'step' });
  await session.submit('b', { type: 'step' });
  expect(session.undoable('a')).toMatchObject({ gone: 2, free: false });
  expect(await session.propose('a', 'takeBack')).toEqual({ status: 'done' });
  expect(session.snapshot().entries).toHaveLength(0);
  expect(session.snapshot().agreements).toEqual([{ kind: 'takeBack', by: 'a', with: ['b'], at: { entries: 0 }, gone: 2 }]);
});

test('typed dice wait for a person; the file keeps the match settings and the waiting roll', async () => {
  const session = openSession(game, {}, matchSettings({ dice: { a: 'typed' }, notes: { map: 'bay' } }));
  await session.submit('a', { type: 'throw' });
  expect(session.snapshot().waiting?.question.kind).toBe('roll');
  const again = loadSession(game, session.save(), parse);
  if (!again.ok) throw new Error(again.problem.reason.en);
  expect(again.host.matchSettings).toEqual(session.matchSettings);
  expect((await again.host.answer([7], 'a')).status).toBe('refused');
  await again.host.answer([4], 'a');
  expect(again.host.snapshot().state.points).toBe(5);
});

test('a file may be read a line at a time, its digest the last, to the same session', async () => {
  const session = openSession(game, {}, matchSettings({}));
  for (const seat of ['a', 'b', 'a']) await session.submit(seat, { type: 'step' });
  const loading = loadingSession(game, session.save(), parse);
  let rests = 0;
  let step = loading.next();
  for (; step.done !== true; step = loading.next()) rests++;
  expect(rests).toBe(4);
  expect(step.value.ok && step.value.host.save()).toBe(session.save());
});

test('a seat that types is asked for its own dice, wherever they are thrown; the program throws for the other', async () => {
  const session = openSession(game, {}, matchSettings({ dice: { a: 'typed', b: 'seeded' } }));
  await session.submit('a', { type: 'throw' });
  expect(session.snapshot().waiting?.asked).toEqual(['a']);
  await session.answer([2], 'a');
  expect((await session.submit('b', { type: 'throw' })).status).toBe('done');
  expect(session.snapshot().entries.map(({ seat }) => seat)).toEqual(['a', 'b']);
});

const TYPED: readonly [string, Partial<MatchSettings>, Command['type'], Seat | 'nobody' | undefined][] = [
  ['dice of nobody are asked when both persons type', { dice: { a: 'typed', b: 'typed' } }, 'fate', 'nobody'],
  ['dice of nobody are the program’s when one person does not type', { dice: { a: 'typed' } }, 'fate', undefined],
  ['dice of nobody are asked when the only person types', { dice: { a: 'typed' }, seats: { a: PERSON, b: BOT } }, 'fate', 'nobody'],
  ['dice of nobody are the program’s without a person', { dice: {}, seats: { a: BOT, b: BOT } }, 'fate', undefined],
  ['a bot never types', { dice: { a: 'typed' }, seats: { a: BOT, b: PERSON } }, 'throw', undefined],
];

test.each(TYPED)('%s', async (_, changes, type, asked) => {
  const session = openSession(game, {}, matchSettings(changes));
  await session.submit('a', { type });
  const { waiting } = session.snapshot();
  expect(waiting && (waiting.asked[0] ?? 'nobody')).toBe(asked);
});

async function pointsAfter(dice: MatchSettings['dice']): Promise<number> {
  const session = openSession(game, {}, matchSettings({ dice }));
  await session.submit('a', { type: 'step' });
  await session.submit('b', { type: 'throw' });
  return session.snapshot().state.points;
}

test('a seat that does not type throws what it throws beside one that does', async () => {
  expect(await pointsAfter({ a: 'typed' })).toBe(await pointsAfter({}));
});

/** A file whose header says the dice as files once did: for the whole battle. */
function fileOf(dice: 'seeded' | 'typed'): string {
  const session = openSession(game, {}, matchSettings({ seats: { a: PERSON, b: BOT } }));
  const [header = '', ...lines] = session.save().split('\n');
  const old = JSON.parse(header) as { meta: Record<string, unknown> };
  return [JSON.stringify({ ...old, meta: { ...old.meta, dice } }), ...lines].join('\n');
}

test.each([
  ['typed', { a: 'typed' }],
  ['seeded', {}],
] as const)('a file that says "%s" for the whole battle says it for its persons', (dice, seats) => {
  const opened = loadSession(game, fileOf(dice), parse);
  if (!opened.ok) throw new Error(opened.problem.reason.en);
  expect(opened.host.matchSettings.dice).toEqual(seats);
  expect(JSON.parse(opened.host.save().split('\n')[0] ?? '')).toMatchObject({ meta: { dice: seats } });
});

test('an older file that waits for dice of a bot goes on with those of the program', async () => {
  const session = openSession(game, {}, matchSettings({ dice: { a: 'typed' } }));
  await session.submit('a', { type: 'throw' });
  const [header = '', ...lines] = session.save().split('\n');
  const old = JSON.parse(header) as { meta: Record<string, unknown> };
  const meta = { ...old.meta, dice: 'typed', seats: { a: 'machine', b: 'person' } };
  const opened = loadSession(game, [JSON.stringify({ ...old, meta }), ...lines].join('\n'), parse);
  if (!opened.ok) throw new Error(opened.problem.reason.en);
  expect(opened.host.snapshot().waiting).toBeUndefined();
  expect(opened.host.snapshot().entries).toHaveLength(1);
});

test('a file that is no match is refused with its line', () => {
  expect(loadSession(game, 'nonsense', parse)).toMatchObject({ ok: false, problem: { line: 1 } });
});

test('other dice fall after an undo by consent: those that would have fallen are known', async () => {
  const session = openSession(game, {}, matchSettings({ generator: 'sfc32', seats: { a: PERSON, b: BOT } }));
  const thrown: unknown[] = [];
  for (let times = 0; times < 6; times++) {
    await session.submit('a', { type: 'throw' });
    thrown.push(session.snapshot().entries[0]?.answers[0]?.answer);
    await session.propose('a', 'takeBack');
  }
  expect(new Set(thrown.map(String)).size).toBeGreaterThan(1);
});

const WHY = { fr: 'Il ose.', en: 'It dares.' };

test('a bot plays its seats, answers what it is asked and says why, until the end', async () => {
  const told: unknown[] = [];
  const session = openSession(game, {}, matchSettings({ seats: { a: BOT, b: BOT } }));
  const finished = new Promise<void>((resolve) => session.subscribe(() => session.snapshot().outcome && resolve()));
  for (const seat of ['a', 'b']) {
    runBot(
      seatSession(session, seat),
      {
        decide: () => Promise.resolve({ command: { type: 'dare' }, reason: WHY, thought: 'all of it' }),
        answer: () => Promise.resolve(true),
        explain: (_state, { purpose }, answer) => Promise.resolve({ fr: `${purpose} : ${String(answer)}`, en: purpose }),
      },
      () => Promise.resolve(),
      (reason) => {
        throw reason;
      },
      (entry, why, events) => told.push([entry, why, events]),
    ).resume();
  }
  await finished;
  expect(session.snapshot().entries).toHaveLength(10);
  const so = { fr: 'dare : true', en: 'dare' };
  const each = Array.from({ length: 10 }, (_, entry) => [
    [entry, { reason: WHY, thought: 'all of it' }, undefined],
    [entry, { reason: so }, 1],
  ]);
  expect(told).toEqual(each.flat());
});

test('a bot lets a chance pass without a pause, which would tell that it had one; what it does takes its time', async () => {
  const idle: typeof game = { ...game, idle: (_question, answer) => answer === false };
  for (const [accepts, paces] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const session = openSession(idle, {}, matchSettings({ seats: { a: PERSON, b: BOT } }));
    let paced = 0;
    const running = runBot(
      seatSession(session, 'b'),
      { decide: () => Promise.resolve(undefined), answer: () => Promise.resolve(accepts) },
      () => Promise.resolve(void paced++),
      () => undefined,
    );
    const answered = new Promise<void>((resolve) => session.subscribe(() => session.snapshot().entries.length === 1 && resolve()));
    running.resume();
    await session.submit('a', { type: 'dare' });
    await answered;
    running.stop();
    expect(paced).toBe(paces);
  }
});

test('a bot that was paused plays nothing, nor does one whose table has changed', async () => {
  const session = openSession(game, {}, matchSettings({ seats: { a: BOT, b: PERSON } }));
  const gates: (() => void)[] = [];
  const pace = () => new Promise<void>((resolve) => gates.push(resolve));
  const running = runBot(
    seatSession(session, 'a'),
    { decide: () => Promise.resolve({ command: { type: 'step' } }), answer: () => Promise.resolve(undefined) },
    pace,
    () => undefined,
  );
  running.resume();
  running.pause();
  for (const open of gates) open();
  await Promise.resolve();
  expect(session.snapshot().entries).toHaveLength(0);
  running.stop();
});

test('a bot goes on after a person who answers at once, whenever that is', async () => {
  for (let turns = 0; turns < 6; turns++) {
    const session = openSession(game, {}, matchSettings({ seats: { a: BOT, b: PERSON } }));
    const later = async (): Promise<void> => {
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const { waiting, active } = session.snapshot();
      if (waiting?.asked[0] === 'b') await session.answer(true, 'b');
      else if (active[0] === 'b') await session.submit('b', { type: 'step' });
    };
    const finished = new Promise<void>((resolve) =>
      session.subscribe(() => {
        if (session.snapshot().outcome) resolve();
        else void later();
      }),
    );
    const bot = { decide: () => Promise.resolve({ command: { type: 'dare' } as const }), answer: () => Promise.resolve(undefined) };
    runBot(
      seatSession(session, 'a'),
      bot,
      () => Promise.resolve(),
      () => undefined,
    ).resume();
    await finished;
    expect(session.snapshot().entries).toHaveLength(10);
  }
});
