import { assert, constantFrom, jsonValue, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapFiles, parseMap, parseTable } from './index.ts';
import type { Result } from './index.ts';

const square = { type: 'rectangle', x: 2, y: 8, width: 4, height: 3 };
const block = { id: 'bloc', kind: 'solid', shape: square, top: 2.5 };
const map = {
  id: 'essai',
  name: { fr: 'Essai', en: 'Trial' },
  story: { fr: 'Une plaine.', en: 'A plain.' },
  table: { width: 20, height: 20, features: [block] },
  zones: [
    { x: 0, y: 0, width: 20, height: 5, front: 'north' },
    { x: 0, y: 15, width: 20, height: 5, front: 'south' },
  ],
};

const withFeature = (feature: object) => parseTable({ width: 20, height: 20, features: [{ ...block, ...feature }] });
const polygon = (...points: readonly (readonly [number, number])[]) => withFeature({ shape: { type: 'polygon', points } });

/** The way to every single value of some JSON. */
function leaves(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner).map((rest) => [key, ...rest]));
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  Reflect.set(copy, key, replaced(Reflect.get(value, key), rest, by));
  return copy;
}

function told(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ path, en }) => `${path}: ${en}`);
}

describe('lengths and shapes', () => {
  test('UC-SYS-DISTANCE: paces become whole units', () => {
    const parsed = parseMap(map);
    expect(parsed).toMatchObject({
      ok: true,
      value: { zones: [{ width: 20_000, height: 5000 }, { y: 15_000 }], table: { width: 20_000 } },
    });
    expect(withFeature({ shape: { type: 'disc', x: 1.23456, y: 2, r: 0.7 } })).toMatchObject({
      value: { features: [{ base: 0, top: 2500, shape: { type: 'disc', x: 1235, y: 2000, r: 700 } }] },
    });
  });

  test('UC-MOVE-TERRAIN-KINDS: corners given clockwise are turned round', () => {
    const corners = [
      { x: 1000, y: 4000 },
      { x: 1000, y: 1000 },
      { x: 4000, y: 1000 },
    ];
    expect(polygon([1, 4], [4, 1], [1, 1])).toMatchObject({ value: { features: [{ shape: { points: expect.anything() } }] } });
    const turned = polygon([1, 1], [1, 4], [4, 1]);
    const points = turned.ok && turned.value.features[0]?.shape.type === 'polygon' ? turned.value.features[0].shape.points : [];
    const from = points.findIndex(({ y }) => y === 4000);
    expect([...points.slice(from), ...points.slice(0, from)]).toEqual(corners);
  });

  test('UC-MOVE-TERRAIN-KINDS: flat ground needs no levels, a void goes down, a solid must rise', () => {
    expect(withFeature({ kind: 'difficult', top: undefined })).toMatchObject({ value: { features: [{ base: 0, top: 0 }] } });
    expect(withFeature({ kind: 'void', base: -2, top: undefined })).toMatchObject({ value: { features: [{ base: -2000, top: 0 }] } });
    expect(told(withFeature({ kind: 'void', base: 1 }))).toContain('features[0].base: expected a number below 0');
    expect(told(withFeature({ base: 3 }))).toEqual(['features[0].top: the top must lie above the base']);
    expect(told(withFeature({ kind: 'difficult', climbable: true }))).toEqual(['features[0]: unknown key: climbable']);
  });

  test('UC-MOVE-OBSTACLE: a linear obstacle is at most one pace high', () => {
    expect(withFeature({ kind: 'linear', top: 1 }).ok).toBe(true);
    expect(told(withFeature({ kind: 'linear', top: 1.2 }))).toEqual(['features[0].top: a linear obstacle is at most 1 pace high']);
  });
});

describe('shapes that are refused', () => {
  test('UC-MOVE-TERRAIN-KINDS: edges that cross, touch or fold back', () => {
    const bow = polygon([1, 1], [5, 5], [5, 1], [1, 5]);
    expect(bow).toMatchObject({
      problems: [
        {
          path: 'features[0].shape.points',
          fr: 'les côtés 1 et 3 du polygone se croisent ou se touchent',
          en: 'edges 1 and 3 of the polygon cross or touch',
        },
      ],
    });
    expect(polygon([1, 1], [5, 1], [5, 5], [3, 1], [1, 5]).ok).toBe(false);
    expect(polygon([1, 1], [5, 1], [3, 1], [3, 4]).ok).toBe(false);
    expect(polygon([1, 1], [5, 1], [5, 1], [3, 4]).ok).toBe(false);
    expect(polygon([1, 1], [3, 3], [5, 5]).ok).toBe(false);
    expect(polygon([1, 1], [5, 1], [5, 5], [3, 2], [1, 5]).ok).toBe(true);
  });

  test('UC-MOVE-TERRAIN-KINDS: corners so near that they become one, a disc of no size', () => {
    expect(polygon([1, 1], [1.0001, 1], [1, 1.0001]).ok).toBe(false);
    expect(told(withFeature({ shape: { type: 'disc', x: 5, y: 5, r: 0.0001 } }))).toEqual(['features[0].shape.r: the radius is nothing']);
  });

  test('UC-MOVE-PATH: a feature stays on the table', () => {
    expect(told(withFeature({ shape: { ...square, x: 17 } }))).toEqual(['features[0].shape: the feature leaves the table']);
    expect(withFeature({ shape: { ...square, x: 16 } }).ok).toBe(true);
    expect(told(withFeature({ shape: { type: 'disc', x: 1, y: 5, r: 1.5 } }))).toEqual(['features[0].shape: the feature leaves the table']);
  });

  test('UC-MOVE-TERRAIN-KINDS: an id twice, too few or too many corners', () => {
    expect(told(parseTable({ width: 20, height: 20, features: [block, block] }))).toEqual(['features[1].id: "bloc" is already taken']);
    expect(told(polygon([1, 1], [2, 2]))).toEqual(['features[0].shape.points: at least 3 item(s)']);
    const many = Array.from({ length: 101 }, (_, index) => [index / 10, (index % 2) + 1] as const);
    expect(told(polygon(...many))).toEqual(['features[0].shape.points: at most 100 item(s)']);
  });
});

describe('zones', () => {
  test('UC-SETUP-DEPLOY: zones lie on the table, apart from each other, two or more', () => {
    const [south, north] = map.zones;
    expect(told(parseMap({ ...map, zones: [south, { ...north, y: 16 }] }, 'm.json'))).toEqual([
      'm.json: zones[1]: the zone leaves the table',
    ]);
    expect(told(parseMap({ ...map, zones: [south, { ...north, y: 4 }] }, 'm.json'))).toEqual([
      'm.json: zones[1]: the zone overlaps zone 1',
    ]);
    expect(told(parseMap({ ...map, zones: [south] }, 'm.json'))).toEqual(['m.json: zones: at least 2 item(s)']);
    expect(parseMap({ ...map, zones: [south, { ...north, y: 5 }] }).ok).toBe(true);
  });
});

describe('hostile maps', () => {
  test('UC-MOVE-TERRAIN-KINDS: a ready map with any one value replaced is read or refused, never an exception', () => {
    const source = mapFiles['quai-sept.json'];
    const places = leaves(source);
    const values = oneof(jsonValue({ maxDepth: 2 }), constantFrom(Number.NaN, Number.POSITIVE_INFINITY, undefined, -1, 1e308));
    assert(
      property(constantFrom(...places), values, (place, value) => {
        const broken = replaced(source, place, value);
        const result = parseMap(broken, 'broken.json');
        if (!result.ok) expect(result.problems.every(({ path, fr, en }) => path !== '' && fr !== '' && en !== '')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
