import { expect, test } from 'vitest';
import { battery } from './battery.ts';
import type { Secret } from './planted.ts';
import { NOBODY, type System } from './types.ts';

/** A game in which each seat holds a word of its own, and is asked about it in every way there is. */
interface State {
  hands: Record<string, string>;
  rounds: number;
}
interface Command {
  readonly type: 'ask';
  readonly hidden?: string;
}
interface Event {
  readonly by: string;
  readonly said: string;
}
type Questions = { readonly pick: { readonly about: { readonly card: string }; readonly answer: string } };
type Game = System<null, State, Command, Event, Questions>;

const HIDDEN = '?';
const part = (by: string) => ({ seat: by, about: { card: `${by}-about` }, options: [`${by}-one`, `${by}-two`] });
const whispers: Game = {
  id: 'whispers',
  version: '1',
  setup: () => ({ hands: { a: 'a-hand', b: 'b-hand' }, rounds: 0 }),
  active: () => ['a'],
  offers: () => [{ id: 'ask', type: 'ask', command: { type: 'ask', hidden: 'a-plan' } }],
  check: (_state, seat) => (seat === 'a' ? undefined : { rule: 'W', reason: { fr: 'Non.', en: 'No.' } }),
  play(turn) {
    turn.emit({ by: 'a', said: 'a-word' });
    turn.dice('open', [6]);
    turn.commit('pick', [part('a'), part('b')]);
    turn.choose('pick', { ...part('b'), secret: true });
    turn.emit({ by: 'b', said: 'b-word' });
  },
  reduce: (state) => void state.rounds++,
  view: (state, seat) => ({
    ...state,
    hands: Object.fromEntries(Object.keys(state.hands).map((by) => [by, by === seat ? (state.hands[by] ?? '') : HIDDEN])),
  }),
  redact: (event, seat) => (event.by === seat ? event : { ...event, said: HIDDEN }),
  redactCommand: ({ type }) => ({ type }),
  outcome: () => undefined,
  describe: () => undefined,
};

const secrets = (): Secret[] => [
  { seat: 'a', words: ['a-hand', 'a-plan', 'a-about', 'a-one', 'a-two', 'a-word'] },
  { seat: 'b', words: ['b-hand', 'b-about', 'b-one', 'b-two', 'b-word'] },
  { seat: NOBODY, words: ['never'] },
];

const played = (system: Game) => battery(system, null, { seed: 1, most: 3, secrets });

test('battery: words planted in hands, commands, questions and events reach nobody else', () => {
  expect(played(whispers)).toMatchObject({ entries: 3, questions: 9 });
});

/** The same game with another way to ask. */
const asking = (play: Game['play']): Game => ({ ...whispers, play });

test.each([
  ['its view', { ...whispers, view: (state: State) => state }, '"a" finds "b-hand" of "b"'],
  ['an event', { ...whispers, redact: (event: Event) => event }, '"b" finds "a-word" of "a"'],
  ['what waits', { ...whispers, redactCommand: (command: Command) => command }, '"b" finds "a-plan" of "a"'],
  ['what waits', asking((turn) => void turn.dice('open', [6], { card: 'b-hand' }, 'b')), '"a" finds "b-hand" of "b"'],
  ['what waits', asking((turn) => void turn.dice('open', [6], { card: 'never' }, 'b')), '"a" finds "never" of ""'],
] satisfies [string, Game, string][])('battery: a word that another finds in %s is named', (where, leaking, found) => {
  expect(() => played(leaking)).toThrow(`what is secret is told to nobody else: ${found} in ${where}`);
});
