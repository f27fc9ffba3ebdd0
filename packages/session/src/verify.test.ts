import type { Json, System } from '@escarmouche/referee';
import { refuse } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { PERSON } from './holder.ts';
import { openSession } from './host.ts';
import { loadSession } from './load.ts';
import type { MatchSettings } from './match-settings.ts';
import { verifyMatch, type Verified } from './verify.ts';

/** Each command throws two dice of its seat, or draws one of twenty cards; eight at most. */
interface State {
  readonly facts: number[];
}
type Command = { readonly type: 'throw' | 'draw' | 'choose' };
type Event = { readonly type: 'fact'; readonly value: number };

type Questions = { readonly number: { readonly answer: number } };

const game: System<null, State, Command, Event, Questions> = {
  id: 'luck',
  version: '1',
  setup: () => ({ facts: [] }),
  active: () => ['a', 'b'],
  offers: () => [],
  check: ({ facts }) => (facts.length > 20 ? refuse('LUCK-END', 'Fini.', 'Over.') : undefined),
  play(turn, seat, { type }) {
    const values =
      type === 'throw'
        ? turn.dice('two', [6, 6], undefined, seat)
        : type === 'draw'
          ? [turn.draw('card', 20, seat)]
          : [turn.choose('number', { seat, options: [1, 2] })];
    for (const value of values) turn.emit({ type: 'fact', value });
  },
  reduce: ({ facts }, { value }) => void facts.push(value),
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

const parse = (setup: Json) => ({ ok: true, setup: setup as null }) as const;

/** A file of a throw of each seat, a draw and a choice, the dice of b typed. */
async function played(change: Partial<MatchSettings> = {}): Promise<string> {
  const matchSettings: MatchSettings = { seed: 'luck', dice: { b: 'typed' }, seats: { a: PERSON, b: PERSON }, notes: {}, ...change };
  const session = openSession(game, null, matchSettings);
  await session.submit('a', { type: 'throw' });
  await session.submit('b', { type: 'throw' });
  if (session.snapshot().waiting) await session.answer([1, 6], 'b');
  await session.submit('b', { type: 'draw' });
  await session.submit('a', { type: 'choose' });
  await session.answer(2, 'a');
  return session.save();
}

function verified(text: string): Verified {
  const found = verifyMatch(game, text, parse);
  if (!found.ok) throw new Error(found.problem.reason.en);
  return found.verified;
}

/** The file with one line, counted from 0, changed by members. */
const withLine = (text: string, line: number, change: (value: Record<string, unknown>) => object): string =>
  text
    .split('\n')
    .map((one, i) => (i === line ? JSON.stringify(change(JSON.parse(one) as Record<string, unknown>)) : one))
    .join('\n');

test('dice of the seed are found again; those typed by hand are counted apart', async () => {
  expect(verified(await played())).toEqual({
    entries: 4,
    dice: { seeded: 2, drawn: 1, typed: 2, earlier: 0, proven: 0, unseeded: 0 },
    seal: 'intact',
    fault: undefined,
  });
  expect(verified(await played({ dice: {} })).dice).toEqual({ seeded: 4, drawn: 1, typed: 0, earlier: 0, proven: 0, unseeded: 0 });
});

test('dice that come from another seed are named with their entry', async () => {
  const other = withLine(await played(), 0, (header) => ({ ...header, meta: { ...(header.meta as object), seed: 'other' } }));
  const { fault, dice } = verified(other);
  expect(fault?.entry).toBe(0);
  expect(fault?.reason.en).toMatch(/^the roll "two" shows [1-6] [1-6], the seed gives [1-6] [1-6]$/);
  expect(fault?.reason.fr).toMatch(/^le jet « two » montre [1-6] [1-6], la graine donne [1-6] [1-6]$/);
  expect(dice).toEqual({ seeded: 0, drawn: 0, typed: 0, earlier: 0, proven: 0, unseeded: 0 });
});

test('dice of 128 bits of a seed are found again by them, and only by them', async () => {
  const file = await played({ generator: 'sfc32' });
  expect(verified(file)).toMatchObject({ dice: { seeded: 2, drawn: 1, typed: 2 }, fault: undefined });
  const without = withLine(file, 0, (header) => ({ ...header, meta: { ...(header.meta as object), generator: undefined } }));
  expect(verified(without).fault?.entry).toBe(0);
});

test('a header that says of typed dice that the program threw them is found out', async () => {
  const text = withLine(await played(), 0, (header) => ({ ...header, meta: { ...(header.meta as object), dice: {} } }));
  expect(verified(text)).toMatchObject({ dice: { seeded: 2, typed: 0 }, fault: { entry: 1 } });
});

test('a card that the seed did not draw is named, even where dice are typed', async () => {
  const file = await played();
  const [, , , line = ''] = file.split('\n');
  const { answers } = JSON.parse(line) as { answers: { question: string; answer: number[] }[] };
  const drawn = answers[0]?.answer[0] ?? 0;
  const put = drawn === 20 ? 1 : drawn + 1;
  const text = withLine(file, 3, (entry) => ({
    ...entry,
    answers: [{ ...answers[0], answer: [put] }],
    events: [{ type: 'fact', value: put - 1 }],
  }));
  expect(verified(text).fault).toEqual({
    entry: 2,
    reason: { fr: `le tirage « card » donne ${put}, la graine ${drawn}`, en: `the draw "card" gives ${put}, the seed ${drawn}` },
  });
});

test('dice that were changed by hand are named, also where their facts stay or more dice would follow', async () => {
  const file = await played();
  const [, line = ''] = file.split('\n');
  const { answers } = JSON.parse(line) as { answers: { answer: number[] }[] };
  const [due = []] = answers.map(({ answer }) => answer);
  const found = due.map((face) => (face % 6) + 1);
  const put = [{ ...answers[0], answer: found }];
  const [shown, given] = [found.join(' '), due.join(' ')];
  const told = {
    fault: { entry: 0, reason: { en: `the roll "two" shows ${shown}, the seed gives ${given}` } },
    wrong: { found, due, by: 'seed' },
    dice: { seeded: 0 },
  };
  expect(verified(withLine(file, 1, (entry) => ({ ...entry, answers: put })))).toMatchObject(told);
  const more = [...put, { question: '00000000', answer: 1 }];
  expect(verified(withLine(file, 1, (entry) => ({ ...entry, answers: more })))).toMatchObject(told);
});

test('dice that were thrown for another question than the one of the rules are no dice of the fault', async () => {
  const other = withLine(await played(), 1, (entry) => ({ ...entry, answers: [{ question: '00000000', answer: [1] }] }));
  expect(verified(other)).toMatchObject({ fault: { entry: 0, reason: { en: expect.stringContaining('another question') as string } } });
  expect(verified(other).wrong).toBeUndefined();
});

test('what does not follow from the rules is named before dice that come after it', async () => {
  const text = withLine(await played(), 2, (entry) => ({ ...entry, events: [] }));
  expect(verified(text).fault).toEqual({
    entry: 1,
    reason: { fr: 'les règles donnent d’autres faits', en: 'the rules state other facts' },
  });
  const chosen = withLine(await played(), 4, (entry) => ({ ...entry, answers: [{ question: '00000000', answer: 3 }] }));
  expect(verified(chosen).fault?.entry).toBe(3);
});

test('a file that names no seed has dice that nobody can tell', async () => {
  const text = withLine(await played(), 0, (header) => ({ ...header, meta: {} }));
  const dice = { seeded: 0, drawn: 0, typed: 0, earlier: 0, proven: 0, unseeded: 5 };
  expect(verified(text)).toEqual({ entries: 4, dice, seal: 'changed', fault: undefined });
});

test('dice of a file that names no seed are not those of the seed with which it is opened and goes on', async () => {
  const opened = loadSession(
    game,
    withLine(await played(), 0, (header) => ({ ...header, meta: {} })),
    parse,
  );
  if (!opened.ok) throw new Error(opened.problem.reason.en);
  await opened.host.submit('a', { type: 'throw' });
  const { dice, fault } = verified(opened.host.save());
  expect(dice).toEqual({ seeded: 2, drawn: 0, typed: 0, earlier: 5, proven: 0, unseeded: 0 });
  expect(fault).toBeUndefined();
});

test('a command that waits is looked at as far as it has come', async () => {
  const file = await played();
  const lines = file.trimEnd().split('\n');
  const { events: _events, ...waiting } = JSON.parse(lines[4] ?? '') as Record<string, unknown>;
  const text = [...lines.slice(0, 4), JSON.stringify({ pending: { ...waiting, answers: [] } })].join('\n');
  expect(verified(text)).toMatchObject({ entries: 3, dice: { seeded: 2, drawn: 1, typed: 2 }, fault: undefined });
});

test('what is no match is no verified match', () => {
  expect(verifyMatch(game, '{}', parse)).toMatchObject({ ok: false, problem: { line: 1 } });
});
