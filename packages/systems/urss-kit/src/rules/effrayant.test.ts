import { expect, test } from 'vitest';
import { daring } from '../fear.ts';
import { urssKit } from '../system.ts';
import { battle, box, figure, ofType, play, point, refusal, rolls, where, type BattleSpec } from '../testing.ts';
import { way } from '../testing-alert.ts';
import { demonic, frightening, hero } from './index.ts';

const feared = { at: [0, 5], rules: [frightening.id] } as const;
const stage = (figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: { at: [0, 0] }, b: feared, ...figures }, activation: 'a', ...more });
const run = (x: number, y: number) => ({ type: 'run', to: point(x, y) }) as const;

test('UK-ATTR-EFFRAYANT, UK-MOVE-CHARGE: who fails moves as declared and stops a pace away; the action is spent, others may follow', () => {
  const match = stage({ b: { at: [0, 5], rules: [demonic.id] } });
  const events = play(match, way([0, 4]), '3');
  const types = events.map(({ type }) => type);
  expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('figureMoved'));
  expect(where(match, 'a')).toEqual([0, 3]);
  expect(ofType(events, 'engaged')).toEqual([]);
  expect(figure(match, 'a').left).toBe(1);
});

test('UK-ATTR-EFFRAYANT: who passes charges', () => {
  const match = stage();
  expect(rolls(play(match, way([0, 4]), '4'))).toEqual(['morale a 4']);
  expect(where(match, 'a')).toEqual([0, 4]);
});

test('UK-ATTR-EFFRAYANT: its result holds for the rest of the activation, not longer', () => {
  const again = stage({ a: { at: [0, 0], rules: [hero.id] }, b2: { at: [20, 20] } });
  play(again, way([0, 4]), '3');
  expect(rolls(play(again, way([0, 4])))).toEqual([]);
  expect(where(again, 'a')).toEqual([0, 3]);
  play(again, [{ type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(rolls(play(again, way([0, 4]), '4'))).toEqual(['morale a 4']);
});

test('UK-ATTR-EFFRAYANT, UK-MOVE-CHARGE: who has failed against one may charge another beside it, and pass the one by', () => {
  const passing = [{ rule: frightening.id, figure: 'a', of: 'b', value: false, until: 'activation' }] as const;
  const beside = stage({ b2: { at: [1.5, 5] } }, { passing });
  expect(ofType(play(beside, way([1.5, 4])), 'engaged')).toMatchObject([{ enemies: ['b2'] }]);
  const by = stage({ b: { ...feared, at: [0, 3] } }, { passing });
  play(by, way([1.5, 3]));
  expect(where(by, 'a')).toEqual([1.5, 3]);
});

test('UK-ATTR-EFFRAYANT: who would touch two, and has failed against one, stays a pace away from that one', () => {
  const passing = [{ rule: frightening.id, figure: 'a', of: 'b', value: false, until: 'activation' }] as const;
  const between = stage({ b: { ...feared, at: [-0.5, 5] }, b2: { at: [0.5, 5] } }, { passing });
  expect(ofType(play(between, way([0, 5])), 'engaged')).toEqual([]);
});

test('UK-ATTR-EFFRAYANT: closer than a pace it does not move; it may go away', () => {
  const match = stage({ a: { at: [0, 3.5], rules: [hero.id] } });
  play(match, way([0, 4]), '3');
  expect(where(match, 'a')).toEqual([0, 3.5]);
  play(match, way([0, 2]));
  expect(where(match, 'a')).toEqual([0, 2]);
});

test('UK-ATTR-EFFRAYANT: a run is a charge too, and a bend on the way is kept to', () => {
  const match = stage({ b: { ...feared, at: [0, 9] } });
  play(match, run(0, 8.5), '3');
  expect(where(match, 'a')).toEqual([0, 7]);
  const bent = stage({ b: { ...feared, at: [2, 2] } });
  play(bent, way([0, 2], [2, 2]), '3');
  expect(where(bent, 'a')).toEqual([0, 2]);
});

test('UK-ATTR-EFFRAYANT: a jump is a charge; failed, it comes down a pace away', () => {
  const match = stage({ a: { at: [0, 0] }, b: { ...feared, at: [0, 6] } });
  play(match, way([0, 3]));
  play(match, { type: 'jump', to: point(0, 5) }, '3');
  expect(where(match, 'a')).toEqual([0, 4]);
});

test('UK-ATTR-EFFRAYANT, UK-SYS-DICEORDER: one test for each, in roster order, before free attacks', () => {
  const figures = { b: { ...feared, at: [-0.5, 5] }, b2: { ...feared, at: [0.5, 5] }, b3: { at: [0, -1], weapons: ['lame'] } } as const;
  expect(rolls(play(stage(figures), way([0, 5]), '44 1'))).toEqual(['morale a 4', 'morale a 4', 'damage b3 1']);
});

test('UK-ATTR-EFFRAYANT: nobody is exempt; its own charge, a fight and passing by need no test', () => {
  expect(rolls(play(stage({ a: { at: [0, 0], rules: [frightening.id] } }), way([0, 4]), '4'))).toEqual(['morale a 4']);
  expect(rolls(play(stage({}, { activation: 'b' }), way([0, 1])))).toEqual([]);
  expect(rolls(play(stage(), way([2, 4])))).toEqual([]);
  const fights = stage({ a: { at: [0, 4], weapons: ['lame'] }, b: { ...feared, weapons: ['lame'] } });
  expect(rolls(play(fights, { type: 'fight', target: 'b' }, '3 3'))).toEqual(['combat a 3', 'combat b 3']);
});

test('UK-ATTR-EFFRAYANT, UK-SYS-FORCED: who is sent against it needs no test', () => {
  const match = stage({ a: { at: [0, 2], weapons: ['lame'] }, b: { ...feared, at: [0, 4] }, b2: { at: [0, 1], weapons: ['lame'] } });
  expect(ofType(play(match, { type: 'fight', target: 'b2' }, '3 3'), 'engaged')).toHaveLength(1);
});

test('UK-ATTR-EFFRAYANT: a movement that its failure cut short is not refused, in the open or before a wall', () => {
  const match = stage({}, { passing: [{ rule: frightening.id, figure: 'a', of: 'b', value: false, until: 'activation' }] });
  expect(refusal(match, way([0, 4]))).toBeUndefined();
  const walled = stage({}, { terrain: [box('wall', [-1, 1, 1, 2])] });
  expect(refusal(walled, way([0, 4]))).toBe('UK-MOVE-PATH');
});

test('UK-ATTR-EFFRAYANT: the chance to dare is that of the test, then certain or none; the log tells who does not dare', () => {
  const match = stage();
  const chance = () => daring(match.state, figure(match, 'a'), figure(match, 'b'));
  expect(chance()).toBeCloseTo(1 / 2);
  const before = match.state;
  const [marked] = ofType(play(match, way([0, 4]), '3'), 'marked');
  expect(chance()).toBe(0);
  const text = (language: 'fr' | 'en') =>
    (marked && urssKit.describe(before, marked, language))?.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  expect([text('fr'), text('en')]).toEqual(['a n’ose pas charger b.', 'a dares not charge b.']);
  const brave = stage();
  play(brave, way([0, 4]), '4');
  expect(daring(brave.state, figure(brave, 'a'), figure(brave, 'b'))).toBe(1);
});
