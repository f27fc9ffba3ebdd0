import { expect, test } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import type { Link } from './link.ts';
import type { AnySeats } from './seats.svelte.ts';

test.each<[string, number, Link['connected'], boolean]>([
  ['a seat plays', 1, true, true],
  ['a seat without a link to its host, which may come back, plays', 1, false, true],
  ['a seat that the host gives to this device no more does not play', 1, 'refused', false],
  ['whoever looks on does not play', 0, true, false],
])('%s', (_name, held, connected, mine) => {
  const { writer } = elsewhere({ held: Array.from({ length: held }) } as never as AnySeats, { connected });
  expect(writer.mine).toBe(mine);
});
