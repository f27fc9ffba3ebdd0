import type { Feature } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { hasRoom } from './deploy.ts';
import { rules } from './testing.ts';

const zone = { x: 0, y: 0, width: 6000, height: 4000, front: 'north' } as const;
const over = (kind: 'water' | 'solid', x: number, y: number): Feature => ({
  id: kind,
  kind,
  base: kind === 'water' ? -1000 : 0,
  top: kind === 'water' ? 0 : 2000,
  shape: {
    type: 'polygon',
    points: [
      { x: 0, y: 0 },
      { x, y: 0 },
      { x, y },
      { x: 0, y },
    ],
  },
});
const room = (features: readonly Feature[], raised = false, inside: Parameters<typeof hasRoom>[2] = zone): boolean =>
  hasRoom(rules, { width: 20_000, height: 20_000, features }, inside, { r: 500, h: 1500 }, raised);

test('a zone has room where a base stands in it on the ground: not under water nor in a wall', () => {
  expect(room([])).toBe(true);
  expect(room([], false, { ...zone, height: 900 })).toBe(false);
  for (const kind of ['water', 'solid'] as const) {
    expect([kind, room([over(kind, 6000, 4000)])]).toEqual([kind, false]);
    expect([kind, room([over(kind, 5000, 4000)])]).toEqual([kind, true]);
  }
});

test('upon what stands there is room only for who may stand there', () => {
  expect([false, true].map((raised) => room([over('solid', 6000, 4000)], raised))).toEqual([false, true]);
});
