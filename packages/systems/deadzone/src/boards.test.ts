import { arrivalsOf, cubeNamed, gridOf, holds, nameOfCube, type Cube, type CubeMap } from '@escarmouche/space/cubes';
import { cubeMap } from '@escarmouche/space/cubes/schema';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATROL } from './testing.ts';

const file = join(import.meta.dirname, '../../../content/packs/deadzone/boards.json');
const { boards } = JSON.parse(readFileSync(file, 'utf8')) as { boards: readonly { readonly id: string; readonly map: CubeMap }[] };

test.each(boards)('DZ-SETUP-BOARD: $id is right, and every floor and objective can be reached by a figure of Size 1', ({ map }) => {
  expect(cubeMap.safeParse(map).error?.issues.map(({ path, message }) => [path.join('.'), message])).toBeUndefined();
  const grid = gridOf(map);
  const zone = PATROL.zones[0]?.squares ?? [];
  const steps = new Map(zone.map((name) => [`${name}L1`, 0]));
  let front: readonly Cube[] = zone.flatMap((name) => cubeNamed(name) ?? []);
  const traveller = { size: 1, speed: 1, meets: () => false, fits: () => true, clings: true };
  while (front.length > 0) {
    front = front
      .flatMap((from) => [...arrivalsOf(grid, from, traveller).values()].filter(({ drop }) => drop === 0).map(({ cube }) => cube))
      .filter((cube) => {
        const name = nameOfCube(cube);
        if (steps.has(name)) return false;
        steps.set(name, 1);
        return true;
      });
  }
  const wanted = [...map.floors.map(({ at }) => at), ...PATROL.objectives.map(({ at }) => at)];
  expect(wanted.filter((at) => holds(grid, cubeNamed(at) ?? { column: 1, row: 1, level: 1 }) && !steps.has(at))).toEqual([]);
});
