import { expect, test } from 'vitest';
import { battle, box, play, refusal, units } from '../testing.ts';

/** The zone of A is 5 paces deep along the southern edge. */
const zone = { x: 0, y: 0, width: 60000, height: 5000, front: 'north' } as const;
const stage = (rules: readonly string[], b = units(20, 20)) => {
  const house = box('house', [0, -20, 6, -16], { top: 3 });
  const match = battle({
    figures: { a: { rules }, b: {} },
    terrain: [house],
    zones: { A: zone, B: { x: 0, y: 0, width: 60000, height: 60000, front: 'south' } },
    beforeOrder: true,
  });
  Object.assign(match.state, { phase: 'deployment', order: ['A', 'B'], group: 'A' });
  Object.assign(match.state.figures.b ?? {}, b, { posture: 'standing' });
  return match;
};
const deploy = (x: number, y: number, z = 0) => ({ type: 'deploy', figure: 'a', at: units(x, y, z), facing: { x: 0, y: 1 } }) as const;

test('UC-ATTR-INFILTRATION: up to 10 paces in front of the zone, to the far side of the base, 10 included', () => {
  expect(refusal(stage(['infiltration']), deploy(-5, -15.5))).toBeUndefined();
  expect(refusal(stage(['infiltration']), deploy(-5, -15.4))).toBe('UC-SETUP-DEPLOY');
  expect(refusal(stage([]), deploy(-5, -15.5))).toBe('UC-SETUP-DEPLOY');
  expect(refusal(stage([]), deploy(-5, -25.5))).toBeUndefined();
});

test('UC-ATTR-INFILTRATION: including on a building, and never in contact with an enemy', () => {
  expect(refusal(stage(['infiltration']), deploy(3, -18, 3))).toBeUndefined();
  expect(refusal(stage(['infiltration'], units(-5, -17)), deploy(-5, -18))).toBe('UC-ATTR-INFILTRATION');
});

test.each([
  ['north', 0, 1],
  ['south', 0, -1],
  ['east', 1, 0],
  ['west', -1, 0],
] as const)('UC-ATTR-INFILTRATION: in front of a zone is where its front edge lies, here the %s', (front, x, y) => {
  const whole = { x: 0, y: 0, width: 60000, height: 60000, front: 'south' } as const;
  const match = battle({
    figures: { a: { rules: ['infiltration'] }, b: {} },
    zones: { A: { x: 29500, y: 29500, width: 1000, height: 1000, front }, B: whole },
    beforeOrder: true,
  });
  play(match, { type: 'rollOrder' }, '11 66');
  expect(refusal(match, deploy(10 * x, 10 * y))).toBeUndefined();
  expect(refusal(match, deploy(10.1 * x, 10.1 * y))).toBe('UC-SETUP-DEPLOY');
  expect(refusal(match, deploy(-2 * x, -2 * y))).toBe('UC-SETUP-DEPLOY');
});
