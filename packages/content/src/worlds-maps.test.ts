import { shortestPath, type Mover, type Point, type Table } from '@escarmouche/space';
import { describe, expect, test } from 'vitest';
import { LOOKS, mapFiles, maps, parseMap, type BattleMap } from './index.ts';

const walker = ({ x, y }: Point): Mover => ({
  body: { x, y, z: 0, r: 500, h: 1500 },
  difficultFactor: 2,
  linearCost: 2000,
  stepUp: 500,
  dropFree: 2000,
  medium: 'land',
  others: [],
});

function middleOf(zone: BattleMap['zones'][number] | undefined): Point {
  const { x, y, width, height } = zone ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Kinds, levels and corners of the features of a table, in no order; heights are left out: a tree may stand for a pump. */
function plain({ features }: Table, place: (point: Point) => Point = (point) => point): readonly string[] {
  return features
    .map(({ kind, base, shape }) => {
      const points = shape.type === 'disc' ? [{ x: shape.x, y: shape.y }] : shape.points;
      const corners = points.map(place).map(({ x, y }) => `${String(x)},${String(y)}`);
      return [kind, String(base), ...corners.toSorted()].join(' ');
    })
    .toSorted();
}

/** The maps of worlds that came later were drawn to be fair to either side; the first three lean to one. */
const even = maps.filter(({ adaptation }) => adaptation !== 'star-wars');

const count = (world: string): number => maps.filter(({ adaptation }) => adaptation === world).length;

describe('the maps of the worlds', () => {
  test('UC-SYS-SCOPE: each world has two or more, and each tells its story in two languages', () => {
    expect({ starWars: count('star-wars'), medFan: count('med-fan'), survivants: count('survivants') }).toEqual({
      starWars: 3,
      medFan: 2,
      survivants: 2,
    });
    expect(new Set(maps.flatMap(({ name, story }) => [name.fr, story.fr, story.en])).size).toBe(3 * maps.length);
  });

  test.each(maps)('UC-MOVE-PATH: $id has a way from the middle of one zone to the middle of the other', ({ table, zones }) => {
    const [from, to] = [middleOf(zones[0]), middleOf(zones[1])];
    expect(shortestPath(table, walker(from), to, 200_000)?.path.at(-1)).toEqual(to);
  });

  test.each(even)('UC-SETUP-DEPLOY: $id is the same seen from either of its two sides', ({ table }) => {
    expect(plain(table, ({ x, y }) => ({ x: table.width - x, y: table.height - y }))).toEqual(plain(table));
  });
});

describe('what a map says for pictures', () => {
  const file = mapFiles['rue-principale.json'] as Record<string, unknown>;
  const told = (change: object): readonly string[] => {
    const parsed = parseMap({ ...file, ...change }, 'm.json');
    return parsed.ok ? [] : parsed.problems.map(({ path, en }) => `${path}: ${en}`);
  };

  const patch = (shape: object): readonly string[] => told({ patches: [{ ground: 'earth', shape }] });

  test('UC-MOVE-TERRAIN-KINDS: looks stay out of the table that a match is played on', () => {
    const street = maps.find(({ id }) => id === 'rue-principale');
    expect(street?.looks?.bus).toBe('bus');
    expect(street?.table.features.some((feature) => 'look' in feature)).toBe(false);
  });

  test('UC-MOVE-PATH: a patch stays on the table and does not cross itself', () => {
    expect(patch({ type: 'rectangle', x: 30, y: 1, width: 10, height: 4 })).toEqual([]);
    expect(patch({ type: 'rectangle', x: 31, y: 1, width: 10, height: 4 })).toEqual([
      'm.json: patches[0].shape: the feature leaves the table',
    ]);
    expect(
      patch({
        type: 'polygon',
        points: [
          [1, 1],
          [5, 5],
          [5, 1],
          [1, 5],
        ],
      }),
    ).toEqual(['m.json: patches[0].shape.points: edges 1 and 3 of the polygon cross or touch']);
  });

  test('UC-MOVE-TERRAIN-KINDS: the maps use every look that a map may name, and no other is read', () => {
    const used = new Set(maps.flatMap(({ looks }) => Object.values(looks ?? {})));
    expect([...used].toSorted()).toEqual([...LOOKS]);
    expect(told({ ground: 'lava' })).toHaveLength(1);
  });
});
