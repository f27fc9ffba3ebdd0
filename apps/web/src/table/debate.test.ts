import type { Json, Seat } from '@escarmouche/referee';
import { NPC, PERSON, type HostSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { Decided } from '../systems/bot-calls.ts';
import { createDebates, type Debate } from './debate.ts';

const line = (en: string) => ({ rule: 'AI-MDA-DISPUTE', text: { fr: en, en } });
const proposals = ['Walks.', 'Shoots.', 'Waits.'].map((plan, i) => ({
  figure: 'n1',
  line: line(plan),
  command: plan,
  at: { x: i, y: 0, z: 0 },
}));
const thought = {
  figure: 'n1',
  command: 'Walks.',
  order: line(''),
  goal: line(''),
  constraint: line(''),
  plan: line(''),
  refused: [],
  places: [],
};
const decided: Decided<string> = { command: 'Walks.', thought, proposals };
const before: Decided<string> = { command: 'note', proposals };
const roster = [
  { seat: 'n', name: 'Guards', figures: [{ id: 'n1', name: 'Brack' }] },
  { seat: 'a', name: 'Red', figures: [] },
  { seat: 'b', name: 'Blue', figures: [] },
];

/** A table of these persons, with one question at a time, as it is put. */
function table(...persons: readonly Seat[]) {
  let version = 0;
  let entries = 0;
  let open: Debate | undefined;
  const listeners = new Set<() => void>();
  const host = {
    matchSettings: { seats: { n: NPC, ...Object.fromEntries(persons.map((seat) => [seat, PERSON])) } },
    snapshot: () => ({ version, state: {}, entries: Array.from({ length: entries }) }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as HostSession<Json, Json, string, Json>;
  const { settle } = createDebates({ roster: () => roster as never }, host, (put) => (open = put));
  return {
    settle,
    /** Who is asked what, and the answers open to that person. */
    get asked() {
      const ask = open?.ask('en');
      return ask && [open?.seat, ask.title, ask.detail, ...ask.options.map(({ label }) => label)];
    },
    async answer(...values: readonly Json[]) {
      for (const value of values) {
        await Promise.resolve();
        open?.answer(value);
      }
    },
    changes(more = 1) {
      version++;
      entries += more;
      for (const listener of listeners) listener();
    },
  };
}

const HINT = 'Accept the plan of the document, or propose another: a D6 then decides.';

test('AI-MDA-DISPUTE: the plan of the document is put to the person with the others, and played where it is accepted', async () => {
  const one = table('a');
  const played = one.settle(decided);
  expect(one.asked).toEqual(['a', 'What will Brack do?', HINT, 'Agreed: Walks.', 'Shoots.', 'Waits.']);
  await one.answer(true);
  expect(await played).toBe(decided);
  expect(one.asked).toBeUndefined();
});

test('AI-MDA-DISPUTE: another plan has a die decide between that of the document and this', async () => {
  const one = table('a');
  const played = one.settle(decided);
  await one.answer(2);
  expect(await played).toEqual({ command: { type: 'consult', figure: 'n1', rule: 'AI-MDA-DISPUTE', among: [0, 2] } });
});

test('AI-MDA-DISPUTE: each person hears the others before a die falls, and may give way', async () => {
  const two = table('a', 'b');
  const played = two.settle(decided);
  await two.answer(1);
  await Promise.resolve();
  expect(two.asked?.slice(0, 3)).toEqual(['b', 'What will Brack do?', `Red: plan 2. ${HINT}`]);
  await two.answer(2);
  await Promise.resolve();
  expect(two.asked).toEqual(['a', 'Opinions differ', 'Red: plan 2. Blue: plan 3.', 'A D6 decides', 'Talk about it again']);
  await two.answer(false, 1, true, true);
  expect(await played).toEqual({ command: { type: 'consult', figure: 'n1', rule: 'AI-MDA-DISPUTE', among: [0, 1] } });
  const agreed = two.settle(decided);
  await two.answer(1, true, false, true, true);
  expect(await agreed).toBe(decided);
});

test('a table that changes meanwhile drops the question; what was agreed on before a note is not asked again', async () => {
  const one = table('a');
  const dropped = one.settle(decided);
  one.changes();
  expect([await dropped, one.asked]).toEqual([undefined, undefined]);
  const noted = one.settle(before);
  await one.answer(true);
  expect(await noted).toBe(before);
  one.changes();
  expect(await one.settle(decided)).toBe(decided);
  one.changes();
  void one.settle(decided);
  expect(one.asked).toBeDefined();
});

test('where no person plays the program decides', async () => {
  expect(await table().settle(decided)).toBe(decided);
});
