import { HELD, KINDS, type Silhouette } from '@escarmouche/content/silhouettes';
import { expect, test } from 'vitest';
import figures from './figures.svg?raw';
import { grip } from './grips.ts';

const drawn = [...figures.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

test('each kind of figure and each thing in hand has one drawing, and there is no other', () => {
  expect(drawn.toSorted()).toEqual([...KINDS, ...HELD.map((held) => `with-${held}`)].toSorted());
});

test('things in hand have a grip, and are raised on alert', () => {
  for (const kind of KINDS) {
    expect(grip({ kind }, true)).toBeUndefined();
    for (const held of HELD) {
      const inHand: Silhouette = { kind, held };
      expect(grip(inHand, false)).toMatch(/^translate\(-?[\d.]+ -?[\d.]+\) scale\([\d.]+\) rotate\(0\)$/);
      expect(grip(inHand, true)).not.toBe(grip(inHand, false));
    }
  }
});
