import type { Random } from '@escarmouche/referee';

/** Values that nobody should hand in: such as JSON.parse can give and that programs stumble over. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53 + 2,
  1e-320,
  -0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '0',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'UC-ACT-MOVE',
  '\u0000\u202e\ud800',
  'x'.repeat(500),
  true,
  [],
  {},
  [[]],
  [null],
  { x: 0, y: 0 },
  { x: '0', y: null },
  { length: -1 },
  { __proto__: null, toString: 1 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

/** Rare and large: many values, deep nesting, a long text. */
const LARGE: readonly (() => unknown)[] = [
  () => new Array<number>(30_000).fill(1),
  () => nested(1500),
  () => 'y'.repeat(300_000),
  () => Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, i])),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A copy of a JSON tree in which one member, somewhere, is replaced, dropped, doubled, moved or added. */
export function spoil(value: unknown, random: Random): unknown {
  const odd = (): unknown => (random(400) === 0 ? LARGE[random(LARGE.length)]?.() : ODD[random(ODD.length)]);
  if (typeof value === 'number' && random(3) > 0) return [value + 1, -value, value / 3, value * 1e6, String(value), [value]][random(6)];
  if (typeof value === 'string' && random(3) === 0) return [`${value} `, value.toUpperCase(), value.slice(1), [value]][random(4)];
  if (typeof value !== 'object' || value === null || random(12) === 0) return odd();
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    const at = random(list.length + 1);
    const ways = [
      () => list.splice(at, 1),
      () => list.splice(at, 0, odd()),
      () => list.splice(at, 0, list[random(Math.max(1, list.length))]),
      () => (list[at] = spoil(list[at], random)),
      () => (list[at] = spoil(list[at], random)),
      () => (list[at] = spoil(list[at], random)),
      () => list.push(...list),
      () => list.splice(0, list.length, ...list.toReversed()),
    ];
    ways[random(ways.length)]?.();
    return list;
  }
  const record: Record<string, unknown> = { ...value };
  const keys = Object.keys(record);
  const key = keys[random(Math.max(1, keys.length))];
  if (key === undefined || random(12) === 0) {
    const name = ['odd', '__proto__', 'constructor', 'id', 'x'][random(5)] ?? 'odd';
    Object.defineProperty(record, name, { value: odd(), enumerable: true, configurable: true, writable: true });
  } else if (random(8) === 0) Reflect.deleteProperty(record, key);
  else if (random(16) === 0) record[key] = record[keys[random(keys.length)] ?? key];
  else record[key] = spoil(record[key], random);
  return record;
}

/** A tree that holds itself. */
export function circular(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const record: Record<string, unknown> = { ...value };
  const [key = 'self'] = Object.keys(record).slice(-1);
  record[key] = record;
  return record;
}

const cutAt = (text: string, at: number, dropped: number, put: string): string => text.slice(0, at) + put + text.slice(at + dropped);

/** The place and the length of some number in a text; undefined when it has none near a place drawn. */
function numberIn(text: string, random: Random): { at: number; length: number } | undefined {
  const from = random(text.length + 1);
  const found = /-?\d+(\.\d+)?/.exec(text.slice(from, from + 300));
  return found ? { at: from + found.index, length: found[0].length } : undefined;
}

/** A text file with something wrong in it that no tree of values can show: cut short, other bytes, numbers as nobody writes them. */
export function spoilText(text: string, random: Random): string {
  const at = random(text.length + 1);
  const number = numberIn(text, random);
  const put = (value: string): string => (number ? cutAt(text, number.at, number.length, value) : text + value);
  const lines = text.split('\n');
  const line = random(lines.length);
  const ways: readonly (() => string)[] = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => cutAt(text, at, 1, String.fromCharCode(random(0x300))),
    () => cutAt(text, at, random(20), ''),
    () => cutAt(text, at, 0, text.slice(at, at + random(200))),
    () => put('1e999'),
    () => put('-1e999'),
    () => put('-0'),
    () => put('1e308'),
    () => put('123456789012345678901234567890'),
    () => put('0x10'),
    () => put('NaN'),
    () => put('"7"'),
    () => put('['.repeat(3000) + ']'.repeat(3000)),
    () => put(random(20) === 0 ? '['.repeat(100_000) + ']'.repeat(100_000) : '[[[[1]]]]'),
    () => text.replace(/"[a-z]+":/i, '"__proto__":'),
    () => text.replace(/"([a-z]+)":/gi, (all) => (random(40) === 0 ? '"__proto__":' : all)),
    () => `\ufeff${text}`,
    () => text.replaceAll('\n', '\r\n'),
    () => text.replaceAll('\n', '\n\n'),
    () => [...text].map((one) => `${one}\u0000`).join(''),
    () => Buffer.from(text, 'latin1').toString('utf8'),
    () => lines.filter((_, i) => i !== line).join('\n'),
    () => lines.flatMap((one, i) => (i === line ? [one, one] : [one])).join('\n'),
    () => lines.toReversed().join('\n'),
    () => '',
    () => '\u0000'.repeat(100),
    () => '{}',
    () => 'null',
  ];
  return ways[random(ways.length)]?.() ?? text;
}
