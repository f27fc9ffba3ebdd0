import type { Random } from '@escarmouche/referee';

const ODD: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(500),
  true,
  [],
  {},
  [[]],
  { x: 0, y: 0 },
  { x: '0', y: null },
  { __proto__: null, toString: 1 },
];

/** A copy of a JSON tree in which one member, somewhere, is replaced, dropped, doubled or added. */
export function spoil(value: unknown, random: Random): unknown {
  const odd = (): unknown => ODD[random(ODD.length)];
  if (typeof value !== 'object' || value === null || random(8) === 0) return odd();
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    const at = random(list.length + 1);
    const ways = [
      () => list.splice(at, 1),
      () => list.splice(at, 0, odd()),
      () => (list[at] = spoil(list[at], random)),
      () => list.push(...list),
    ];
    ways[random(ways.length)]?.();
    return list;
  }
  const record: Record<string, unknown> = { ...value };
  const keys = Object.keys(record);
  const key = keys[random(Math.max(1, keys.length))];
  if (key === undefined || random(6) === 0) record[`odd${random(3)}`] = odd();
  else if (random(4) === 0) Reflect.deleteProperty(record, key);
  else record[key] = spoil(record[key], random);
  return record;
}
