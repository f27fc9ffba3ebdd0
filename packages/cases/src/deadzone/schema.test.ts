import { expect, test } from 'vitest';
import { problemsIn } from '../testing.ts';

const one = (step: string): string =>
  ['system: deadzone', 'name: x', 'figures: { a: { at: C4R4 }, b: { at: C5R4 } }', 'active: a', 'do:', `  - ${step}`].join('\n');

test.each([
  ['{ special: Medic, add: 1 }', 'add: "add" does not go with "special"'],
  ['{ stand: yes, add: 1 }', 'add: "add" does not go with "stand"'],
  ['{ sprint: C3R4, free: yes }', 'free: "free" does not go with "sprint"'],
  ['{ shoot: b, drop: C4R4 }', 'drop: "drop" does not go with "shoot"'],
  ['{ done: yes, with: Rifle }', 'with: "with" does not go with "done"'],
])('DZ-CMD-DIE: a detail that a command does not take is an error with its line: %s', (step, reason) => {
  expect(problemsIn(one(step))).toEqual([`6: do[0].${reason}`]);
});
