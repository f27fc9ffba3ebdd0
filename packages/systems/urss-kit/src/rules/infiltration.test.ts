import type { Zone } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { battle, box, refusal, units, type Battle, type Spot } from '../testing.ts';
import { infiltration } from './index.ts';

const SOUTH = { x: 10_000, y: 0, width: 40_000, height: 5000, front: 'north' } as const;
const NORTH: Zone = { x: 10_000, y: 22_000, width: 40_000, height: 5000, front: 'south' };

/** No figure is deployed; the zone of `a` begins 30 paces south of the middle and is five deep, that of `b` begins 8 paces south. */
const deploying = (rules: readonly string[], enemies = NORTH): Battle =>
  battle({
    figures: { a: { rules }, b: {} },
    zones: { A: SOUTH, B: enemies },
    terrain: [box('maison', [5, -24, 9, -20], { top: 3 })],
    options: { 'turn.activation': 'alternating' },
    beforeDeployment: true,
  });
const at = (match: Battle, spot: Spot) => refusal(match, { type: 'deploy', figure: 'a', at: units(...spot), facing: { x: 0, y: 1 } });

test('UK-ATTR-INFILTRATION: ten paces in front of the zone to the far edge of its base, on a building too', () => {
  const match = deploying([infiltration.id]);
  expect([at(match, [0, -15.5]), at(match, [0, -15.4]), at(match, [7, -22, 3]), at(match, [0, -29])]).toEqual([
    undefined,
    'UK-SYS-SCOPE',
    undefined,
    undefined,
  ]);
  expect([at(deploying([]), [0, -24]), at(deploying([]), [0, -25.5])]).toEqual(['UK-SYS-SCOPE', undefined]);
});

test('UK-ATTR-INFILTRATION: not in a zone of the enemy, not even with part of its base', () => {
  const match = deploying([infiltration.id], { ...NORTH, y: 12_000 });
  expect([at(match, [0, -18.5]), at(match, [0, -18.4])]).toEqual([undefined, 'UK-ATTR-INFILTRATION']);
  const close = deploying([infiltration.id], { x: 15_000, y: 6000, width: 4000, height: 3000, front: 'south' });
  const spots = [
    [-15.5, -22],
    [-15.4, -22],
    [-13, -22],
    [-10.6, -22],
    [-10.5, -22],
    [-13, -20.6],
    [-13, -20.5],
  ] as const;
  expect(spots.map((spot) => at(close, spot) === 'UK-ATTR-INFILTRATION')).toEqual([false, true, true, true, false, true, false]);
});
