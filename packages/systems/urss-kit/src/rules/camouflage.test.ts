import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, rolls, where, type BattleSpec } from '../testing.ts';
import { shoot, way } from '../testing-alert.ts';
import { isUndetectable } from '../undetectable.ts';
import { camouflage, hero, silent } from './index.ts';
import { gun } from '../testing-sheets.ts';

const wall = box('wall', [0.5, -1.5, 1, 1.5], { top: 0.3 });
const hide = { type: 'special', rule: camouflage.id } as const;
const bearer = { at: [0, 0], rules: [camouflage.id, hero.id], weapons: ['fusil', gun('sarbacane', 12, 0, [silent.id])] } as const;
const hidden = { ...bearer, marks: { camouflage: true } } as const;
const stage = (figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({
    figures: { a: bearer, b: { at: [0, 9], facing: 'south', weapons: ['fusil'] }, ...figures },
    terrain: [wall],
    activation: 'a',
    ...more,
  });
/** b, so far to the north of the hidden a: its shot; and its activation still to begin. */
const shotFrom = (y: number) =>
  refusal(stage({ a: hidden, b: { at: [0, y], facing: 'south', weapons: ['fusil'] } }, { activation: 'b' }), shoot('a'));
const begunFrom = (y: number) =>
  stage({ a: hidden, b: { at: [0, y], facing: 'south', rules: [hero.id] } }, { plays: 'B', activation: undefined });
const unseen = (match: ReturnType<typeof stage>) => isUndetectable(match.state, figure(match, 'a'));

test('UK-ATTR-CAMOUFLAGE: after a test beside something a pace wide, however low, it cannot be detected', () => {
  const match = stage();
  expect(rolls(play(match, hide, '4'))).toEqual(['camouflage a 4']);
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-CAMOUFLAGE: a failed test costs the action, and it may be tried again', () => {
  const match = stage();
  play(match, hide, '3');
  expect([unseen(match), figure(match, 'a').left]).toEqual([false, 1]);
  play(match, hide, '4');
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-CAMOUFLAGE: not away from everything, nor beside what is narrower than a pace', () => {
  expect(refusal(stage({}, { terrain: [] }), hide)).toBe('UK-ATTR-CAMOUFLAGE');
  expect(refusal(stage({}, { terrain: [box('post', [0.5, -0.4, 0.6, 0.4])] }), hide)).toBe('UK-ATTR-CAMOUFLAGE');
});

test('UK-ATTR-CAMOUFLAGE: moving ends it, turning and crawling nowhere do not', () => {
  const match = stage({ a: hidden });
  play(match, { type: 'crawl', path: [], facing: { x: 0, y: -1000 } });
  expect(unseen(match)).toBe(true);
  play(match, way([0, 0.5]));
  expect(unseen(match)).toBe(false);
  play(match, [{ type: 'endGroup' }]);
  expect(unseen(match)).toBe(false);
});

test('UK-ATTR-CAMOUFLAGE, UK-ATTR-INDECELABLE: in melee it is suspended, and being sent away by a tie ends it', () => {
  const match = stage({ a: { ...hidden, weapons: ['lame'] }, b: { at: [0, 1], weapons: ['lame'] } });
  expect(unseen(match)).toBe(false);
  play(match, { type: 'fight', target: 'b' }, '3 3');
  expect(where(match, 'a')).toEqual([0, -1]);
  expect(unseen(match)).toBe(false);
});

test('UK-ATTR-CAMOUFLAGE, UK-ATTR-INDECELABLE: in melee it may be taken, and works once the melee is over', () => {
  const match = stage({
    a: { ...hidden, left: 1, weapons: ['lame'] },
    b: { at: [0, 1], fullVitality: 1 },
    b2: { at: [20, 20] },
    b3: { at: [22, 20] },
  });
  expect(refusal(match, hide)).toBeUndefined();
  play(match, { type: 'fight', target: 'b' }, '6 1111 4');
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-CAMOUFLAGE, UK-ATTR-INDECELABLE: a noisy shot suspends it until the turn ends, a silent one does not', () => {
  const loud = stage({ a: hidden });
  play(loud, shoot('b'), '1');
  expect(unseen(loud)).toBe(false);
  play(loud, [{ type: 'pass', forGood: true }, { type: 'endGroup' }]);
  expect(unseen(loud)).toBe(true);
  const quiet = stage({ a: hidden });
  play(quiet, [{ type: 'hold', items: ['sarbacane'] }, shoot('b', 'sarbacane')], '1');
  expect(unseen(quiet)).toBe(true);
});

test('UK-ATTR-CAMOUFLAGE, UK-ATTR-INDECELABLE: hidden after a noisy shot of the same turn, it may be aimed at until the turn ends', () => {
  const match = stage();
  play(match, [shoot('b'), hide], '1 4');
  expect(unseen(match)).toBe(false);
  play(match, [{ type: 'endGroup' }]);
  expect(unseen(match)).toBe(true);
});

test('UK-ATTR-INDECELABLE: exactly 2 paces away it may be shot at, farther not', () => {
  expect([shotFrom(3), shotFrom(3.1)]).toEqual([undefined, 'UK-ATTR-INDECELABLE']);
});

test('UK-ATTR-INDECELABLE: an enemy that begins more than a pace away stops a pace away; at exactly a pace it may touch', () => {
  const begin = { type: 'activate', figure: 'b' } as const;
  const afar = begunFrom(4);
  expect(ofType(play(afar, [begin, way([0, 0])]), 'engaged')).toEqual([]);
  expect(where(afar, 'b')).toEqual([0, 2]);
  play(afar, way([0, 0]));
  expect(where(afar, 'b')).toEqual([0, 2]);
  const near = begunFrom(2);
  play(near, [begin, way([0, 0])]);
  expect(where(near, 'b')).toEqual([0, 1]);
});

test('UK-ATTR-INDECELABLE: it binds enemies only; and once the state has ended the enemy may make contact', () => {
  const friend = stage({ a: hidden, a2: { at: [0, 3] } }, { activation: 'a2' });
  play(friend, way([0, 1]));
  expect(where(friend, 'a2')).toEqual([0, 1]);
  const found = stage(
    { a: bearer, b: { at: [0, 4], facing: 'south' } },
    { activation: 'b', passing: [{ rule: 'UK-ATTR-INDECELABLE', figure: 'b', value: ['a'], until: 'activation' }] },
  );
  expect(ofType(play(found, way([0, 1])), 'engaged')).toHaveLength(1);
});
