import { expect, test } from 'vitest';
import { battleOf } from './band.ts';
import { box, disc } from './testing.ts';
import { usualTable } from './usual.ts';

test('UK-TERRAIN-SMALL, UK-TERRAIN-LINEAR, UK-TERRAIN-TYPES: in a battle a small obstacle is a step, and of a pace or more a linear obstacle', () => {
  const step = box('marche', [0, 0, 1, 1], { kind: 'small', top: 0.999 });
  const bush = disc('buisson', [5, 5, 0.5], 'small', 1);
  const ledge = box('corniche', [8, 8, 9, 9], { kind: 'small', base: 2, top: 2.5 });
  const wall = box('mur', [2, 2, 3, 3], { top: 3 });
  const features = [step, bush, ledge, wall];
  const battle = battleOf({ table: { ...usualTable, features }, options: {}, groups: [] });
  expect(battle.table.features).toEqual([{ ...step, kind: 'solid' }, { ...bush, kind: 'linear' }, { ...ledge, kind: 'solid' }, wall]);
});
