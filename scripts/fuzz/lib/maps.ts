import type { Random } from '@escarmouche/referee';
import type { BattleMap, MapFile } from '@escarmouche/content';
import { parseMap } from '@escarmouche/content';

type FeatureFile = MapFile['table']['features'][number];
type ShapeFile = FeatureFile['shape'];

/** Sines and cosines of turned walls, exact to the thousandth: from the triangles 3-4-5, 5-12-13 and 8-15-17. */
const TURNS = [
  [1, 0],
  [0.8, 0.6],
  [0.6, 0.8],
  [0.923, 0.385],
  [0.471, 0.882],
] as const;

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** A length between two, in quarters of a pace or, now and then, to the thousandth. */
function between(low: number, high: number, random: Random): number {
  const step = random(3) === 0 ? 1000 : 4;
  return low + random(Math.floor((high - low) * step) + 1) / step;
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

function shapeIn(size: number, least: number, most: number, random: Random): ShapeFile {
  const [width, height] = [between(least, most, random), between(least, most, random)];
  const x = between(0, Math.max(0, size - width), random);
  const y = between(0, Math.max(0, size - height), random);
  const form = random(4);
  if (form === 0) return { type: 'disc', x: x + width / 2, y: y + width / 2, r: width / 2 };
  if (form === 1) return { type: 'rectangle', x, y, width, height };
  const [cos, sin] = pick(TURNS, random);
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const points = (form === 2 ? corners.slice(0, 3) : corners).map(([u, v]): [number, number] => [
    thousandth(x + height * sin + u * cos - v * sin),
    thousandth(y + u * sin + v * cos),
  ]);
  return { type: 'polygon', points };
}

function featureIn(size: number, id: string, random: Random): FeatureFile {
  const kind = pick(['solid', 'solid', 'solid', 'linear', 'small', 'opaque', 'difficult', 'water', 'ladder', 'void'] as const, random);
  const base = random(5) === 0 ? between(0, 3, random) : 0;
  switch (kind) {
    case 'solid':
      return {
        id,
        kind,
        shape: shapeIn(size, 0.25, 6, random),
        base,
        top: base + pick([0.25, 0.5, 1, 1, 1.5, 2, 2.5, 3, 5], random),
        ...(random(4) === 0 ? { climbable: random(2) === 0 } : {}),
      };
    case 'linear':
      return { id, kind, shape: shapeIn(size, 0.1, 4, random), base, top: base + pick([0.5, 0.75, 1], random) };
    case 'small':
      return { id, kind, shape: shapeIn(size, 0.1, 0.6, random), base, top: base + pick([0.5, 1, 2], random) };
    case 'opaque':
      return { id, kind, shape: shapeIn(size, 0.1, 4, random), base, top: base + pick([0.5, 1, 2, 3], random) };
    case 'ladder':
      return { id, kind, shape: shapeIn(size, 0.1, 0.6, random), base, top: base + pick([1, 2, 2.5, 3, 5], random) };
    case 'difficult':
      return { id, kind, shape: shapeIn(size, 1, 6, random) };
    case 'water':
      return { id, kind, shape: shapeIn(size, 1, 6, random), base: pick([-2, -1, -0.5, 0], random), top: 0 };
    case 'void':
      return { id, kind, shape: shapeIn(size, 0.5, 6, random), base: pick([-0.5, -1, -1.5, -2, -3, -5], random), top: 0 };
  }
}

/** Steps up to a roof, half a pace each: maps of the game build ramps from such steps. */
function stairs(size: number, random: Random): FeatureFile[] {
  const x = between(0, size - 6, random);
  const y = between(0, size - 3, random);
  const roof: FeatureFile = { id: 'roof', kind: 'solid', shape: { type: 'rectangle', x: x + 4, y, width: 2, height: 3 }, top: 2.5 };
  const steps = [0.5, 1, 1.5, 2].map((top, i): FeatureFile => ({
    id: `step-${i}`,
    kind: 'solid',
    shape: { type: 'rectangle', x: x + i, y: y + 0.5, width: 1, height: 2 },
    top,
  }));
  return [...steps, roof];
}

/** A small crowded map with some of every terrain, as an author might hand it in; pieces that leave the table are left out. */
export function drawnMap(random: Random): BattleMap {
  const size = 12 + random(16);
  const drawn = Array.from({ length: random(16) }, (_, i) => featureIn(size, `f${i}`, random));
  const features = [...(random(3) === 0 ? stairs(size, random) : []), ...drawn];
  const file = (kept: readonly FeatureFile[]): MapFile => ({
    id: 'drawn',
    name: { fr: 'Carte', en: 'Map' },
    story: { fr: 'Tirée au sort', en: 'Drawn by lot' },
    table: { width: size, height: size, features: [...kept] },
    zones: [
      { x: 0, y: 0, width: size, height: 4, front: 'north' },
      { x: 0, y: size - 4, width: size, height: 4, front: 'south' },
    ],
  });
  const fitting = features.filter((feature) => parseMap(file([feature])).ok);
  const parsed = parseMap(file(fitting));
  if (!parsed.ok) throw new Error(`a drawn map is refused: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}
