import { HELD, KINDS, type Silhouette } from '@escarmouche/content/silhouettes';
import { expect, test } from 'vitest';
import { statureOf, TALL } from '../../body.ts';
import { pawnGeometry } from './pawn.ts';

const PACE = 1000;
/** The pawns before these had up to 480; a few things in hand are made of more. */
const MOST = 520;

function measured(silhouette: Silhouette, raised = false) {
  const geometry = pawnGeometry(silhouette, raised);
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox ?? { min: { y: 0, z: 0 }, max: { y: 0 } };
  return { low: min.y, high: max.y, north: min.z, triangles: (geometry.getAttribute('position').count ?? 0) / 3 };
}

test.each(KINDS)('%s: a pawn stands on its base, about as high as words above it believe, of few triangles whatever it holds', (kind) => {
  const { low, high } = measured({ kind });
  expect(low).toBeGreaterThan(0.03);
  const believed = (TALL / PACE) * statureOf({ kind });
  expect(high).toBeGreaterThan(believed * 0.8);
  expect(high).toBeLessThan(believed * 1.25);
  for (const held of HELD) expect(measured({ kind, held }).triangles, held).toBeLessThan(MOST);
});

test('on alert what is in hand is up; what is planted on the ground is levelled', () => {
  for (const held of HELD) {
    const [carried, raised] = [false, true].map((up) => measured({ kind: 'civilian', held }, up));
    if (held === 'spear' || held === 'staff') expect(raised?.north).toBeLessThan(carried?.north ?? 0);
    else expect(raised?.high, held).toBeGreaterThanOrEqual(carried?.high ?? 0);
  }
});
