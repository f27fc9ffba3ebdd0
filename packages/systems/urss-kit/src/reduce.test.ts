import { copy } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { reduce } from './reduce.ts';
import type { Figure, State } from './state.ts';
import { battle, type FigureSpec } from './testing.ts';

/** The state after some events; a acts, b is near. */
function after(events: readonly Event[], a: FigureSpec = {}, more: Partial<Parameters<typeof battle>[0]> = {}): State {
  const state = copy(battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [3, 0] } }, activation: 'a', ...more }).state);
  for (const event of events) reduce(state, event);
  return state;
}
const a = (state: State): Figure => figureOf(state, 'a');
const mark = (figure: string, until: 'activation' | 'next' | 'nextEnd') => ({ figure, rule: 'test', value: true, until }) as const;

test('UK-STATE-OUT, UK-ATTR-POSTURE-ALERTE: who is put out is neither on alert nor stunned if it is healed', () => {
  const healed = after(
    [
      { type: 'figureOut', figure: 'a' },
      { type: 'figureHealed', figure: 'a', vitality: 1, by: 'b' },
    ],
    { alert: true, stunned: true },
  );
  expect(a(healed)).toMatchObject({ posture: 'prone', vitality: 1, alert: false, stunned: false });
});

test('UK-STATE-OUT: who is put out is remembered as that to the end of the turn', () => {
  const { passing } = after([{ type: 'figureOut', figure: 'a' }]);
  expect(passing).toEqual([{ rule: 'UK-STATE-OUT', figure: 'a', value: true, until: 'turn' }]);
});

test('UK-MORALE-FLEE-GOOD: who has fled flees no more; who is put out does when it is back', () => {
  const fleeing = { fleeing: 'moved' } as const;
  expect(a(after([{ type: 'fledForGood', figure: 'a' }], fleeing))).not.toHaveProperty('fleeing');
  expect(a(after([{ type: 'figureOut', figure: 'a' }], fleeing)).fleeing).toBe('moved');
});

test.each<Event>([
  { type: 'knockedDown', figure: 'a', rule: 'test' },
  { type: 'stunned', figure: 'a', rule: 'test' },
  { type: 'fleesForGood', figure: 'a', now: 'moved' },
  { type: 'figureMoved', figure: 'a', points: [{ x: 0, y: 0, z: 0 }], manner: 'fled' },
])('UK-ATTR-POSTURE-ALERTE: it is on alert no longer, fact $type', (event) => {
  expect(a(after([event], { alert: true })).alert).toBe(false);
});

test('UK-SYS-DURATION: what lasts to the end of a next activation ends with that of its figure, and of no other', () => {
  const passing = [mark('a', 'nextEnd'), mark('b', 'nextEnd'), mark('b', 'next')];
  const begun = after([{ type: 'activationBegan', figure: 'a' }], {}, { passing });
  expect(begun.passing).toEqual([mark('a', 'activation'), mark('b', 'nextEnd'), mark('b', 'next')]);
  reduce(begun, { type: 'activationEnded', figure: 'a', over: true });
  expect(begun.passing).toEqual([mark('b', 'nextEnd'), mark('b', 'next')]);
});

const ended = (options: object) =>
  after(
    [
      { type: 'aimed', figure: 'a' },
      { type: 'activationEnded', figure: 'a', over: true },
    ],
    { left: 0 },
    { options },
  ).passing;

test('UK-ACT-AIM: an aim taken as last action is remembered for the next activation, by option', () => {
  expect(ended({ 'aim.carry': 'next-activation' })).toEqual([{ rule: 'UK-ACT-AIM', figure: 'a', value: true, until: 'next' }]);
});

test('UK-ACT-JUMP: who has been moved since has no run-up', () => {
  const ran: Event = { type: 'ranUp', figure: 'a', from: { x: 0, y: 0, z: 0 }, direction: { x: 1, y: 0 }, length: 2000 };
  expect(after([ran]).activation?.runUp).toBeDefined();
  const pushed: Event = { type: 'figureMoved', figure: 'a', points: [{ x: 1000, y: 0, z: 0 }], manner: 'pushed' };
  expect(after([ran, pushed]).activation?.runUp).toBeUndefined();
});
