import { refuse, type Json, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { BOT, PERSON } from './holder.ts';
import { branchOf } from './branch.ts';
import { dealtFrom, dealtHost, type Script } from './dealing.ts';
import { openSession } from './host.ts';
import { loadSession } from './load.ts';
import type { MatchSettings } from './match-settings.ts';
import { verifyMatch } from './verify.ts';

/** Throws two dice, asks whether to throw a third, and draws a card nobody sees. */
interface State {
  points: number;
}
type Command = { type: 'throw' };
type Event = { type: 'gained'; points: number };
type Questions = { readonly more: { readonly answer: boolean } };
const game: System<Record<string, never>, State, Command, Event, Questions> = {
  id: 'throws',
  version: '1',
  setup: () => ({ points: 0 }),
  active: () => ['a'],
  offers: () => [{ id: 'throw', type: 'throw', command: { type: 'throw' } }],
  check: (_state, seat) => (seat === 'a' ? undefined : refuse('T', 'non', 'no')),
  play(turn, seat) {
    for (const points of turn.dice('throw', [6, 6], undefined, seat)) turn.emit({ type: 'gained', points });
    if (turn.choose('more', { seat: 'b', options: [true, false] })) turn.emit({ type: 'gained', points: turn.draw('card', 20) });
  },
  reduce: (state, { points }) => void (state.points += points),
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};
const parse = (setup: Json) => ({ ok: true, setup: setup as Record<string, never> }) as const;
const settings: MatchSettings = {
  seed: 'test',
  generator: 'sfc32',
  dice: { a: 'scripted' },
  seats: { a: PERSON, b: BOT },
  notes: { lesson: 'x' },
};
/** Faces 2 and 5 for the first command, and the card of place 7; the seed for any other. */
const script: Script<Record<string, never>, State, Command, Event> = ({ entries, pending }) =>
  entries.length > 0 ? undefined : pending?.question.kind === 'roll' && pending.question.blind ? [7] : [2, 5];

const throwing = { type: 'throw' } as const;

/** A battle whose dice are dealt. */
function begin() {
  const { match } = openSession(game, {}, settings);
  return dealtHost(match, settings, script);
}

test('scripted rolls wait to be dealt, and nobody hears of one that is', async () => {
  const host = openSession(game, {}, settings);
  expect(await host.submit('a', throwing)).toMatchObject({ status: 'waiting', question: { kind: 'roll' } });
  const dealt = dealtHost(host.match, settings, script);
  expect(dealt.snapshot()).toMatchObject({ state: { points: 7 }, waiting: { question: { purpose: 'more' } } });
  const heard: unknown[] = [];
  dealt.subscribe(() => heard.push(dealt.snapshot().waiting?.question.kind));
  expect(await dealt.answer(true, 'b')).toMatchObject({ status: 'done', events: [{}, {}, {}] });
  expect(dealt.snapshot().state.points).toBe(13);
  await dealt.submit('a', throwing);
  expect(heard).toEqual([undefined, 'choice']);
});

test('what the script does not know falls by the seed, the same after going back', async () => {
  const host = begin();
  await host.submit('a', throwing);
  await host.answer(false, 'b');
  await host.submit('a', throwing);
  const { points } = host.snapshot().state;
  const back = dealtFrom(host, 1, script);
  expect(back.snapshot().state.points).toBe(7);
  expect(await back.submit('a', throwing)).toMatchObject({ status: 'waiting' });
  expect(back.snapshot()).toMatchObject({ state: { points }, waiting: { question: { purpose: 'more' } } });
});

test('a file resumes in the middle of a command, and verifies as one with typed dice', async () => {
  const host = begin();
  await host.submit('a', throwing);
  const opened = loadSession(game, host.save(), parse);
  if (!opened.ok) throw new Error('not read');
  expect(opened.host.matchSettings).toEqual(settings);
  const resumed = dealtHost(opened.host.match, opened.host.matchSettings, script);
  expect(resumed.snapshot()).toMatchObject({ state: { points: 7 }, waiting: { question: { purpose: 'more' } } });
  await resumed.answer(true, 'b');
  const verified = verifyMatch(game, resumed.save(), parse);
  expect(verified).toMatchObject({ ok: true, verified: { entries: 1, dice: { typed: 3, seeded: 0 } } });
  expect(verified.ok && verified.verified.fault).toBe(undefined);
});

test('a branch of a lesson is an ordinary battle against a bot', async () => {
  const host = begin();
  await host.submit('a', throwing);
  await host.answer(true, 'b');
  expect(branchOf(host, 1, 'other').matchSettings).toMatchObject({ dice: {}, seats: { b: BOT } });
});
