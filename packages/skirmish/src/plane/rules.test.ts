import { refuse } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { bodyOf, distanceBetween } from '../placed/bodies.ts';
import { coverOf, hiddenFrom, shows } from '../placed/vision.ts';
import { figureOf } from '../roster.ts';
import { sees } from './arcs.ts';
import { deployRefusal, endDeploymentRefusal, somewhereToDeploy } from './deploy.ts';
import { moverOf } from './mover.ts';
import { box, ground, rules } from './testing.ts';
import { engagedWith, touchedAt } from './touching.ts';
import { wayRefusal } from './way-refusal.ts';
import { walkWay } from './way.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });

test('cover comes in as many degrees as a document has shares, and a sliver is not seen', () => {
  expect([0, 1 / 3, 0.4, 2 / 3, 0.7, 1].map((hidden) => coverOf(rules, hidden))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0.89, 0.9, 1].map((hidden) => shows(rules, hidden))).toEqual([true, false, false]);
});

test('other figures hide a target where the document says so', () => {
  const state = ground({ a: place(5000, 5000), b: place(5000, 9000), c: place(5000, 7000) });
  const [looker, target] = [figureOf(state, 'a'), figureOf(state, 'b')];
  expect(hiddenFrom(rules, state, looker, target)).toBe(0);
  expect(sees({ ...rules, hides: () => true }, state, looker, target)).toBe(false);
});

test('a mover has the numbers of its document, what its rules make of it, and the others as it meets them', () => {
  const state = ground({ a: place(5000, 5000), a2: place(8000, 5000), b: place(5000, 9000) });
  const mover = moverOf(
    {
      ...rules,
      passes: () => true,
      shunning: { clearance: () => 700, refusal: () => refuse('NEAR', 'Trop près.', 'Too near.') },
      ableAs: (_state, _figure, plain) => ({ ...plain, linearCost: undefined }),
    },
    state,
    figureOf(state, 'a'),
  );
  expect(mover).toMatchObject({ stepUp: 300, dropFree: 1000, difficultFactor: 3, linearCost: undefined });
  expect(mover.others.map(({ id, manner, clearance }) => [id, manner, clearance])).toEqual([
    ['a2', 'pass', undefined],
    ['b', 'stop', 700],
  ]);
});

test('refusals name the rules of the document', () => {
  const state = ground({ a: place(5000, 5000) }, [box('pond', [4000, 7000, 6000, 9000], 'water', 0), box('hut', [7000, 4000, 9000, 6000])]);
  const figure = figureOf(state, 'a');
  const refusal = (x: number, y: number) =>
    wayRefusal(rules, state, figure, walkWay(rules, state, figure, 'move', [{ x, y }], 3000), 'MOVE');
  expect(refusal(5000, 8000)?.rule).toBe('SWIM');
  expect(refusal(8000, 5000)?.rule).toBe('PATH');
  expect(refusal(1000, 5000)?.rule).toBe('MOVE');
  expect(refusal(4000, 5000)).toBeUndefined();
});

test('a figure is deployed in its zone, on the ground, and with room', () => {
  const state = ground({ a: place(5000, 1000), b: place(9000, 1000) });
  const figure = figureOf(state, 'a');
  const refusal = (x: number, y: number, other: Partial<typeof rules> = {}) =>
    deployRefusal({ ...rules, ...other }, state, figure, place(x, y), { x: 0, y: 1 })?.rule;
  expect(refusal(6000, 3500)).toBeUndefined();
  expect(refusal(6000, 4000)).toBe('DEPLOY');
  expect(refusal(6000, 4000, { deploysAhead: () => 1000 })).toBeUndefined();
  expect(refusal(9500, 1000)).toBe('DEPLOY');
  expect(refusal(8000, 1000)).toBe('AHEAD');
  expect(somewhereToDeploy(rules, state, figure, (count) => Math.floor(count / 3))).toBeDefined();
});

test('a group ends its deployment when none of it is left to place', () => {
  const state = ground({ a: place(5000, 1000), b: place(9000, 1000) });
  const waiting = { ...state, figures: { ...state.figures, a: { ...figureOf(state, 'a'), posture: 'reserve' } } };
  expect(endDeploymentRefusal(rules, waiting, 'a')?.rule).toBe('DEPLOY');
  expect(endDeploymentRefusal(rules, waiting, 'b')).toBeUndefined();
});

test('distance and contact are between bases, each as wide as its figure', () => {
  const state = ground({ a: place(5000, 5000), b: place(6000, 5000), b2: place(5000, 8000) });
  const a = figureOf(state, 'a');
  expect(engagedWith(state, a).map(({ id }) => id)).toEqual(['b']);
  expect(distanceBetween(state, a, figureOf(state, 'b2'))).toBe(2000);
  expect(touchedAt(state, a, place(5000, 7000))).toEqual(['b2']);
});

test('a figure is lower when it lies down, knocked over or of its own will', () => {
  const a = figureOf(ground({ a: place(5000, 5000) }), 'a');
  const height = (posture: string) => bodyOf(ground({ a: place(5000, 5000) }), { ...a, posture }).h;
  expect(['standing', 'prone', 'low'].map(height)).toEqual([1500, 500, 500]);
});
