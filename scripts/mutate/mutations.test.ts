import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { mutationsIn, switched } from './mutations.mjs';

const SOURCE = `(() => {
  const seen = [];
  let [first, second] = [1, 2];
  [first, second] = [second, first];
  for (let i = 0; i < 3; i++) if (i !== first && !(i > second)) seen.push(i + 10);
  while (first > 0) first -= 1;
  return { seen, first, second };
})()`;

/** Result of a source with a mutation in force, as JSON; its loops make 50 rounds at most. */
function result(source: string, inForce?: number): string {
  let rounds = 0;
  const isInForce = (number: number): boolean => number === inForce;
  const countRound = (): void => {
    if (++rounds > 50) throw new Error('endless');
  };
  try {
    return JSON.stringify(runInNewContext(source, { isInForce, countRound }, { timeout: 1000 }));
  } catch {
    return 'an error';
  }
}

test('a switched source does what the source does, and with a mutation in force what the changed source does', () => {
  const mutations = mutationsIn('source.ts', SOURCE);
  const source = switched('source.ts', SOURCE, (index) => index);
  expect(result(source)).toBe(result(SOURCE));
  expect(mutations.map((_, index) => result(source, index))).toEqual(
    mutations.map(({ start, end, put }) => result(SOURCE.slice(0, start) + put + SOURCE.slice(end))),
  );
});

test('a mutation that makes a loop endless ends with an error', () => {
  const mutations = mutationsIn('source.ts', SOURCE);
  const source = switched('source.ts', SOURCE, (index) => index);
  const downwards = mutations.findIndex(({ what }) => what === '++ becomes --');
  expect(result(source, downwards)).toBe('an error');
});

test('what has no number is left as it is, and so are types, imports and names', () => {
  const text = "import { a } from './a.ts';\nexport const b: 1 | 2 = a > 1 ? 1 : 2;";
  expect(switched('b.ts', text, () => undefined)).toBe(text);
  expect(mutationsIn('b.ts', text).map(({ what }) => what)).toEqual([
    '> becomes <=',
    '> becomes >=',
    '1 becomes 2',
    '1 becomes 0',
    '1 becomes 2',
    '1 becomes 0',
    '2 becomes 3',
    '2 becomes 1',
  ]);
});
