import type { Json, Seat } from '@escarmouche/referee';
import { NPC, PERSON, type HostSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { Decided } from '../systems/bot-calls.ts';
import { createDebates, type Debate } from './debate.ts';

const line = (en: string) => ({ rule: 'AI-MDA-DISPUTE', text: { fr: en, en } });
const proposals = ['Walks.', 'Shoots.', 'Waits.'].map((plan, i) => ({
  figure: 'n1',
  line: line(plan),
  plan: i === 0 ? 0 : { actions: [plan], x: i, y: 0, z: 0 },
  ...(i < 2 && { command: plan }),
  at: { x: i, y: 0, z: 0 },
}));
const [, shoots, waits] = proposals.map(({ plan }) => plan);
const note = (value: unknown) => ({ command: { type: 'note', figure: 'n1', rule: 'AI-MDA-DISPUTE', value } });
const die = (...among: readonly unknown[]) => ({ command: { type: 'consult', figure: 'n1', rule: 'AI-MDA-DISPUTE', among } });
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
  let open: Debate | undefined;
  const listeners = new Set<() => void>();
  const host = {
    matchSettings: { seats: { n: NPC, ...Object.fromEntries(persons.map((seat) => [seat, PERSON])) } },
    snapshot: () => ({ version, state: {} }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as HostSession<Json, Json, string, Json>;
  const { settle } = createDebates({ roster: () => roster as never }, host, (put) => (open = put));
  return {
    settle,
    /** The seat asked, the question and the answers open to that seat. */
    get asked() {
      const ask = open?.ask('en');
      return ask && [open?.seat, ask.title, ask.detail, ...ask.options.map(({ label }) => label)];
    },
    /** Places that stand for answers. */
    get pointed() {
      return open?.ask('en').options.map(({ at }) => (at?.kind === 'ground' ? at.at : undefined));
    },
    async answer(...values: readonly Json[]) {
      for (const value of values) {
        await Promise.resolve();
        open?.answer(value);
      }
    },
    changes() {
      version++;
      for (const listener of listeners) listener();
    },
  };
}

const HINT =
  'Accept the plan of the document, or propose another: here, or by the place on the board where it ends. The plan that all want is played; otherwise a D6 decides.';

test('AI-MDA-DISPUTE: the plan of the document is put to the person with the others, and played where it is accepted', async () => {
  const one = table('a');
  const played = one.settle(decided);
  expect(one.asked).toEqual(['a', 'What will Brack do?', HINT, 'Agreed: Walks.', 'Shoots.', 'Waits.']);
  expect(one.pointed).toEqual([undefined, undefined, { x: 2, y: 0, z: 0 }]);
  await one.answer(true);
  expect(await played).toBe(decided);
  expect(one.asked).toBeUndefined();
});

test('AI-MDA-DISPUTE: another plan that all want is noted and played without a die', async () => {
  const one = table('a');
  const played = one.settle(decided);
  await one.answer(2);
  expect(await played).toEqual(note(waits));
  const two = table('a', 'b');
  const agreed = two.settle(decided);
  await two.answer(1, 1);
  expect(await agreed).toEqual(note(shoots));
});

test('AI-MDA-DISPUTE: each person hears the others before a die falls, and may give way', async () => {
  const two = table('a', 'b');
  const played = two.settle(decided);
  await two.answer(1);
  await Promise.resolve();
  expect(two.asked?.slice(0, 3)).toEqual(['b', 'What will Brack do?', `Red: Shoots. ${HINT}`]);
  await two.answer(2);
  await Promise.resolve();
  expect(two.asked).toEqual(['a', 'Opinions differ', 'Red: Shoots. Blue: Waits.', 'A D6 decides', 'Talk about it again']);
  await two.answer(false, 1, true);
  await Promise.resolve();
  expect(two.asked?.[2]).toBe('Red: Shoots. Blue: agreed.');
  await two.answer(true);
  expect(await played).toEqual(die(0, shoots));
  const agreed = two.settle(decided);
  await two.answer(1, true, false, true, true);
  expect(await agreed).toBe(decided);
  const three = two.settle(decided);
  await two.answer(1, 2, true);
  expect(await three).toEqual(die(0, shoots, waits));
});

test('a table that changes meanwhile drops the question', async () => {
  const one = table('a');
  const dropped = one.settle(decided);
  one.changes();
  expect([await dropped, one.asked]).toEqual([undefined, undefined]);
});

test('AI-MDA-DISPUTE: where something comes before the plan of the document, a note says that the plan is agreed on', async () => {
  const one = table('a');
  const noted = one.settle(before);
  await one.answer(true);
  expect(await noted).toEqual(note(0));
});

test('where no person plays the program decides', async () => {
  expect(await table().settle(decided)).toBe(decided);
});
