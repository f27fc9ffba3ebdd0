import { expect, test } from 'vitest';
import { reducePlane } from './reduce.ts';
import { ground } from './testing.ts';

test('an event about a name that every object has reaches nothing', () => {
  const state = ground({ a: { x: 5000, y: 5000, z: 0 } });
  for (const figure of ['__proto__', 'constructor', 'nobody'])
    expect(() => reducePlane(state, { type: 'figureTurned', figure, facing: { x: 1, y: 0 }, rule: 'R' })).toThrow(`no figure ${figure}`);
  expect({}).not.toHaveProperty('facing');
});
