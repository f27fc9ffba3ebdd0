import { expect, test } from 'vitest';
import { battle, box, figure, play, refusal, rolls, type BattleSpec } from '../testing.ts';
import { shoot, way } from '../testing-alert.ts';
import { gun } from '../testing-sheets.ts';
import { isUndetectable } from '../undetectable.ts';
import { hero, silent, stealthy } from './index.ts';

const crate = box('crate', [-2, -0.5, -0.5, 0.5], { top: 1 });
const low = box('low', [-2, 2.5, -0.5, 3.5], { top: 0.5 });
const high = box('high', [0.5, 2.5, 2, 3.5], { top: 1 });
const sneak = { type: 'special', rule: stealthy.id } as const;
const bearer = {
  at: [0, 0],
  rules: [{ id: stealthy.id, level: 1 }, hero.id],
  weapons: ['fusil', gun('sarbacane', 12, 0, [silent.id])],
} as const;
const hidden = { ...bearer, marks: { furtif: true } } as const;
const stage = (figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: bearer, b: { at: [0, 12] }, ...figures }, terrain: [crate, low, high], activation: 'a', ...more });
const unseen = (match: ReturnType<typeof stage>) => isUndetectable(match.state, figure(match, 'a'));
const newTurn = [{ type: 'pass', forGood: true }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }] as const;

test('UK-ATTR-FURTIF: after a test, in contact with something a pace wide, it cannot be detected', () => {
  const match = stage();
  expect(rolls(play(match, sneak, '15'))).toEqual(['furtif a 5']);
  expect([unseen(match), figure(match, 'a').left]).toEqual([true, 1]);
  expect(refusal(stage({ a: { ...bearer, at: [0, -3] } }), sneak)).toBe('UK-ATTR-FURTIF');
});

test('UK-ATTR-FURTIF: it stays hidden beside anything it comes to, not in the open, and needs no new test', () => {
  const match = stage({ a: hidden });
  play(match, way([0, 1.5]));
  expect(unseen(match)).toBe(false);
  play(match, way([-0.6, 2]));
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-FURTIF: without a test nothing hides it, and what is low will do for one', () => {
  const match = stage();
  play(match, way([0, 1.5], [-0.6, 2]));
  expect([unseen(match), figure(match, 'a').marks, refusal(match, sneak)]).toEqual([false, {}, undefined]);
});

test('UK-ATTR-FURTIF: by option it is from one thing to another that it leaves what hides it, without a pace between them too', () => {
  const next = box('next', [-2, 0.5, -0.5, 1.5], { top: 1 });
  const options = { 'furtif.mode': 'retest' } as const;
  const across = stage({ a: hidden }, { options, terrain: [crate, box('far', [-2, 2.2, 2, 3], { top: 1 })] });
  play(across, way([0.1, 1.7]));
  expect(unseen(across)).toBe(false);
  const along = stage({ a: hidden }, { options, terrain: [crate, next] });
  play(along, way([0, 0.5], [0, 1.2]));
  expect(unseen(along)).toBe(true);
});

test('UK-ATTR-FURTIF: by option leaving what hides it ends it, going along does not', () => {
  const options = { 'furtif.mode': 'retest' } as const;
  const along = stage({ a: hidden }, { options });
  play(along, way([0, 0.5]));
  expect(unseen(along)).toBe(true);
  play(along, way([0, 2], [-0.2, 2]));
  expect(unseen(along)).toBe(false);
  expect(figure(along, 'a').marks).toEqual({});
});

test('UK-ATTR-FURTIF: a noisy shot gives it away there for good, and a new try there is refused', () => {
  const match = stage({ a: hidden });
  play(match, shoot('b'), '1');
  expect(unseen(match)).toBe(false);
  play(match, [...newTurn]);
  expect(unseen(match)).toBe(false);
  expect(refusal(match, sneak)).toBe('UK-ATTR-FURTIF');
});

test('UK-ATTR-FURTIF: given away, only its own movement to something else a pace high hides it again', () => {
  const match = stage({ a: { ...hidden, marks: { furtif: ['crate'] } } });
  play(match, way([0, 1.5], [-0.6, 2]));
  expect(unseen(match)).toBe(false);
  play(match, way([0.6, 2]));
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-FURTIF: by option a new test is needed there', () => {
  const match = stage({ a: { ...hidden, marks: { furtif: ['crate'] } } }, { options: { 'furtif.mode': 'retest' } });
  play(match, way([0.6, 2]));
  expect(unseen(match)).toBe(false);
  play(match, sneak, '15');
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-FURTIF: a silent shot and a shot before any test give nothing away', () => {
  const quiet = stage({ a: hidden });
  play(quiet, [{ type: 'hold', items: ['sarbacane'] }, shoot('b', 'sarbacane')], '1');
  expect(unseen(quiet)).toBe(true);
  const fresh = stage();
  play(fresh, shoot('b'), '1');
  expect(refusal(fresh, sneak)).toBeUndefined();
});

test('UK-ATTR-FURTIF: being engaged gives it away where it is, and the end of the melee brings nothing back', () => {
  const match = stage(
    { a: { ...hidden, weapons: ['lame'] }, b: { at: [0, 2], weapons: ['lame'] }, b2: { at: [0, 20] } },
    { activation: 'b' },
  );
  play(match, way([0, 1]));
  expect(figure(match, 'a').marks.furtif).toEqual(['crate']);
  expect(unseen(match)).toBe(false);
});

test('UK-ATTR-FURTIF: being sent to something else does not hide it again', () => {
  const match = stage({
    a: { ...bearer, at: [0, 1], weapons: ['lame'], marks: { furtif: ['crate'] } },
    b: { at: [0, 0], weapons: ['lame'] },
  });
  play(match, { type: 'fight', target: 'b' }, '3 3');
  expect(unseen(match)).toBe(false);
  expect(figure(match, 'a').marks.furtif).toEqual(['crate']);
});

test('UK-ATTR-FURTIF, UK-ATTR-INDECELABLE: who has shot noisily this turn is hidden by a test only from the next turn on', () => {
  const match = stage();
  play(match, [shoot('b'), sneak], '1 15');
  expect(unseen(match)).toBe(false);
  play(match, [{ type: 'endGroup' }]);
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-FURTIF: a test in melee hides it no more than if it had been hidden before', () => {
  const match = stage({
    a: { ...bearer, weapons: ['lame'] },
    b: { at: [0, 1], fullVitality: 1 },
    b2: { at: [0, 20] },
    b3: { at: [9, 20] },
  });
  play(match, [sneak, { type: 'fight', target: 'b' }], '15 6 1111 4');
  expect(unseen(match)).toBe(false);
  expect(figure(match, 'a').marks.furtif).toEqual(['crate']);
});

test('UK-ATTR-FURTIF: given away, it does not hide behind anything less than a pace high', () => {
  expect(refusal(stage({ a: { ...bearer, at: [-0.6, 2], marks: { furtif: ['crate'] } } }), sneak)).toBe('UK-ATTR-FURTIF');
});

test('UK-ATTR-FURTIF, UK-SYS-FORCED: an enemy that is pushed into contact gives it away', () => {
  const match = battle({
    figures: {
      a: { at: [-1, 0], weapons: ['lame'] },
      a2: { at: [1.5, 0], rules: [stealthy.id], marks: { [stealthy.id]: true } },
      b: { at: [0, 0], weapons: ['lame'] },
    },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, '44');
  expect(figure(match, 'a2').marks[stealthy.id]).not.toBe(true);
});
