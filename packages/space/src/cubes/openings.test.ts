import { expect, it } from 'vitest';
import { admittedBy, areaOf, openingOf } from './openings.ts';
import type { Panel } from './types.ts';

const custom = (solids: Panel['solids']): Panel => ({ at: 'C1R1L1', side: 'E', kind: 'custom', ...(solids && { solids }) });

it('DZ-TERRAIN-MODEL: the free share of a custom panel gives its class', () => {
  expect(openingOf(custom([[0, 0, 1, 1]]))).toBe('blocked');
  expect(openingOf(custom([[0, 0, 1, 0.75]]))).toBe('small');
  expect(openingOf(custom([[0, 0, 1, 0.5]]))).toBe('medium');
  expect(openingOf(custom([[0, 0, 0.25, 1]]))).toBe('large');
  expect(openingOf(custom([[0, 0, 0.1, 1]]))).toBe('open');
});

it('DZ-TERRAIN-MODEL: solids that overlap count once', () => {
  expect(
    areaOf([
      [0, 0, 0.5, 1],
      [0.25, 0, 0.75, 0.5],
    ]),
  ).toBeCloseTo(0.625, 12);
});

it('DZ-TERRAIN-OPENINGS: the Size that each kind of panel lets through', () => {
  const kinds = ['wall', 'window', 'big-window', 'half-wall', 'door', 'barricade', 'frame'] as const;
  expect(kinds.map((kind) => admittedBy({ at: 'C1R1L1', side: 'E', kind }))).toEqual([0, 1, 2, 2, 3, 3, 3]);
  expect(admittedBy({ at: 'C1R1L1', side: 'E', kind: 'wall', hatch: 2 })).toBe(2);
  expect(admittedBy({ at: 'C1R1L1', side: 'E', kind: 'wall', opening: 'large' })).toBe(3);
});
