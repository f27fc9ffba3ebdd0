import { expect, test } from 'vitest';
import { move } from '../testing-moves.ts';
import { daring } from '../fear.ts';
import { urssClassic } from '../system.ts';
import { battle, figure, ofType, play, refusal, rolls, where, type Battle, type BattleSpec, type FigureSpec } from '../testing.ts';
import { jetpack } from './index.ts';

const troll: FigureSpec = { at: [0, 0], rules: ['effrayant'] };
const stage = (rest: Partial<BattleSpec> = {}, figures: BattleSpec['figures'] = {}) =>
  battle({ figures: { a: { at: [0, -3], actions: 3 }, b: troll, ...figures }, activation: 'a', ...rest });
const textOf = (line: ReturnType<typeof urssClassic.describe>) =>
  line?.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const again = { type: 'move', path: [] } as const;
const dare = (match: Battle): number => daring(match.state, figure(match, 'a'), figure(match, 'b'));

test('UC-ATTR-EFFRAYANT: to charge it takes a test of Moral, made before anything moves', () => {
  const match = stage();
  const events = play(match, move([0, -1]), '34');
  expect(rolls(events)).toEqual(['morale a 7']);
  expect(events.map(({ type }) => type).indexOf('marked')).toBeLessThan(events.map(({ type }) => type).indexOf('figureMoved'));
  expect(where(match, 'a')).toEqual([0, -1]);
});

test('UC-ATTR-EFFRAYANT: failed, nothing moves, the action is kept, and contact with it is barred for the rest of the activation', () => {
  const match = stage();
  play(match, move([0, -1]), '24');
  expect(where(match, 'a')).toEqual([0, -3]);
  expect(match.state.activation).toMatchObject({ left: 3, done: [] });
  expect(refusal(match, move([0, -1]))).toBe('UC-ATTR-EFFRAYANT');
  expect(refusal(match, move([0, -1.1]))).toBeUndefined();
  expect(refusal(match, again)).toBeUndefined();
});

test('UC-ATTR-EFFRAYANT: a battle may begin with the test failed', () => {
  const match = stage({ passing: [{ rule: 'effrayant', figure: 'a', of: 'b', value: false, until: 'activation' }] });
  expect(refusal(match, move([0, -1]))).toBe('UC-ATTR-EFFRAYANT');
});

/** The sentences of the log for the test, in French and in English. */
function told(dice: string): readonly (string | undefined)[] {
  const match = stage();
  const [marked] = ofType(play(match, move([0, -1]), dice), 'marked');
  return (['fr', 'en'] as const).map((language) => marked && textOf(urssClassic.describe(match.state, marked, language)));
}

test('UC-ATTR-EFFRAYANT: the log tells who does not dare', () => {
  expect(told('24')).toEqual(['a n’ose pas charger b.', 'a dares not charge b.']);
  expect(told('34')).toEqual([undefined, undefined]);
});

test('UC-ATTR-EFFRAYANT: by option the action is lost', () => {
  const match = stage({ options: { 'fear.failed': 'lose-action' } });
  play(match, move([0, -1]), '24');
  expect(where(match, 'a')).toEqual([0, -3]);
  expect(match.state.activation).toMatchObject({ left: 2, done: ['move'] });
});

test('UC-ATTR-EFFRAYANT: a success lasts for the rest of the activation', () => {
  const match = battle({
    figures: { a: { at: [0, -3], actions: 3, rules: [jetpack.id] }, b: { ...troll, posture: 'prone' } },
    activation: 'a',
  });
  play(match, move([0, -1]), '34');
  const events = play(match, { type: 'special', rule: jetpack.id, to: { x: 31000, y: 30000, z: 0 } });
  expect(rolls(events)).toEqual([]);
  expect(where(match, 'a')).toEqual([1, 0]);
});

test('UC-ATTR-EFFRAYANT: one test for each one touched, in roster order up to the first failure', () => {
  const two = { b: { ...troll, at: [-0.5, 0] }, b2: { ...troll, at: [0.5, 0] } } as const;
  expect(stage({}, two).submit('A', move([0, 1]))).toMatchObject({ question: { about: { figure: 'a', target: 'b' } } });
  const passed = stage({}, two);
  expect(rolls(play(passed, move([0, 1]), '34 34'))).toEqual(['morale a 7', 'morale a 7']);
  const failed = stage({}, two);
  expect(rolls(play(failed, move([0, 1]), '11'))).toEqual(['morale a 2']);
  expect(failed.state.passing).toEqual([{ rule: 'effrayant', figure: 'a', of: 'b', value: false, until: 'activation' }]);
});

test('UC-ATTR-EFFRAYANT: fighting it, being charged by it or passing by need no test; frightening figures are not immune', () => {
  const passing = stage();
  expect(rolls(play(passing, move([2, -1])))).toEqual([]);
  const charged = battle({ figures: { a: { at: [0, -3] }, b: troll }, activation: 'b' });
  expect(rolls(play(charged, move([0, -2])))).toEqual([]);
  const both = battle({ figures: { a: { at: [0, -3], rules: ['effrayant'] }, b: troll }, activation: 'a' });
  expect(rolls(play(both, move([0, -1]), '34'))).toEqual(['morale a 7']);
});

test('UC-ATTR-EFFRAYANT UC-ACT-MOVE: turning on the spot beside it is no charge', () => {
  const match = stage({}, { a: { at: [0, -1] } });
  const events = play(match, { type: 'move', path: [], facing: { x: 1, y: 0 } });
  expect(rolls(events)).toEqual([]);
  expect(figure(match, 'a').facing).toEqual({ x: 1, y: 0 });
});

test('UC-ATTR-EFFRAYANT: the chance to dare is that of the test, none once it has failed, certain once it has succeeded', () => {
  const match = stage();
  expect(dare(match)).toBeCloseTo(21 / 36);
  play(match, move([0, -1]), '34');
  expect(dare(match)).toBe(1);
  const failed = stage();
  play(failed, move([0, -1]), '24');
  expect(dare(failed)).toBe(0);
});
