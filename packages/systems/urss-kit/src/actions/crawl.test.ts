import { expect, test } from 'vitest';
import type { Attack } from '../attack.ts';
import { saveAgainst, usableShield } from '../saves.ts';
import { battle, box, figure, play, point, refusal, where, type Battle, type BattleSpec, type FigureSpec } from '../testing.ts';

const to = (...steps: readonly (readonly [number, number])[]) => ({ type: 'crawl', path: steps.map(([x, y]) => point(x, y)) }) as const;
const crawler = (more: FigureSpec = {}, options: BattleSpec['options'] = {}): Battle =>
  battle({ figures: { a: { at: [0, 0], ...more }, b: { at: [0, 20] } }, activation: 'a', options });

const shot: Attack = { kind: 'shot', by: 'b', target: 'a', rule: 'UK-DMG-SHOT', arc: 'front', hidden: 0 };
const values = (match: Battle, attack = shot): readonly number[] =>
  (saveAgainst(match.state, attack)?.sources ?? []).map(({ value }) => value);

test('UK-ACT-CRAWL, UK-MOVE-BASE: half the base move along any path, then any facing', () => {
  const match = crawler();
  expect([refusal(match, to([1, 0], [1, 1.5])), refusal(match, to([1, 0], [1, 1.6]))]).toEqual([undefined, 'UK-ACT-CRAWL']);
  play(match, { ...to([1, 0], [1, 1.5]), facing: { x: -5, y: 2 } });
  expect([where(match, 'a'), figure(match, 'a').facing]).toEqual([[1, 1.5], { x: -5, y: 2 }]);
});

test('UK-ACT-CRAWL, UK-SAVE-POSTURE, UK-SYS-DURATION: it is low, saves at value 2 against shots, and is upright in its next activation', () => {
  const match = crawler({ held: ['bouclier'], shields: ['bouclier'] });
  play(match, [to(), { type: 'pass' }]);
  expect([figure(match, 'a').posture, values(match), values(match, { ...shot, kind: 'fight' })]).toEqual(['low', [2], []]);
  expect(usableShield(match.state, shot, figure(match, 'a'))).toBeUndefined();
  play(match, [{ type: 'activate', figure: 'b' }, { type: 'pass' }]);
  expect(values(match)).toEqual([2]);
  play(match, { type: 'activate', figure: 'a' });
  expect([figure(match, 'a').posture, figure(match, 'a').left, values(match)]).toEqual(['standing', 2, [2]]);
  expect(usableShield(match.state, shot, figure(match, 'a'))?.id).toBe('bouclier');
});

const onto = (kind: 'solid' | 'linear', top: number) =>
  refusal(
    battle({ figures: { a: { at: [0, 0] } }, terrain: [box('decor', [0.6, -5, 0.8, 5], { kind, top })], activation: 'a' }),
    to([2.5, 0]),
  );

test('UK-ACT-CRAWL: small obstacles are crawled over, linear ones are not', () => {
  expect([onto('solid', 0.9), onto('linear', 1.5)]).toEqual([undefined, 'UK-TERRAIN-LINEAR']);
});

test('UK-STATE-PRONE-ACT, UK-ACT-CRAWL: crawling is the only movement of who is prone, who stays prone', () => {
  const match = crawler({ posture: 'prone' });
  expect(refusal(match, { type: 'move', path: [point(3, 0)] })).toBe('UK-STATE-PRONE-ACT');
  play(match, [{ ...to([2.5, 0]), facing: { x: 1, y: 0 } }, { type: 'pass' }]);
  expect([figure(match, 'a').posture, where(match, 'a'), figure(match, 'a').facing, values(match)]).toEqual([
    'prone',
    [2.5, 0],
    { x: 1, y: 0 },
    [2],
  ]);
});

test('UK-SAVE-POSTURE: by option a prone figure that has crawled adds both saves', () => {
  const match = crawler({ posture: 'prone' }, { 'save.proneCrawl': 'sum' });
  play(match, [to([1, 0]), { type: 'pass' }]);
  expect(values(match)).toEqual([4]);
});

test('UK-ACT-CRAWL: by option who crawls is prone, and must stand up again', () => {
  const match = crawler({}, { 'crawl.posture': 'prone' });
  play(match, [to([1, 0]), { type: 'pass' }, { type: 'activate', figure: 'b' }, { type: 'pass' }, { type: 'activate', figure: 'a' }]);
  expect(figure(match, 'a').posture).toBe('prone');
  expect(refusal(match, { type: 'move', path: [point(3, 0)] })).toBe('UK-STATE-PRONE-ACT');
});

test('UK-ACT-CRAWL: who moves otherwise after a crawl is upright again', () => {
  const match = battle({ figures: { a: { at: [0, 0], posture: 'low' }, b: { at: [0, 20] } }, activation: 'a' });
  play(match, { type: 'move', path: [point(3, 0)] });
  expect(figure(match, 'a').posture).toBe('standing');
});

test('UK-ACT-STAND-UP: a prone figure stands up and then moves its five paces', () => {
  const match = crawler({ posture: 'prone' });
  play(match, [
    { type: 'standUp', facing: { x: 0, y: 1 } },
    { type: 'move', path: [point(5, 0)] },
  ]);
  expect([figure(match, 'a').posture, where(match, 'a')]).toEqual(['standing', [5, 0]]);
});

test('UK-ACT-CRAWL, UK-MOVE-CHARGE: a crawl may end in contact, and the enemy turns', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 3] } }, activation: 'a' });
  play(match, to([0, 3]));
  expect([where(match, 'a'), figure(match, 'a').posture, figure(match, 'b').facing.y < 0]).toEqual([[0, 2], 'low', true]);
});

test('UK-ACT-CRAWL: nobody lies down on a ladder or in deep water', () => {
  const terrain = [
    box('echelle', [0.5, -0.5, 0.6, 0.5], { kind: 'ladder', top: 6 }),
    box('lac', [-9, 4, 9, 20], { kind: 'water', top: 0 }),
  ];
  const hanging = battle({ figures: { a: { at: [0, 0, 3], perch: { feature: 'echelle', on: 'ladder' } } }, terrain, activation: 'a' });
  const swimming = battle({ figures: { a: { at: [0, 8] } }, terrain, activation: 'a' });
  expect([refusal(hanging, to()), refusal(swimming, to())]).toEqual(['UK-ACT-CRAWL', 'UK-ACT-CRAWL']);
});
