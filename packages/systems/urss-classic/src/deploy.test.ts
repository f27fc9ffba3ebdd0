import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, units, type Battle, type BattleSpec } from './testing.ts';

const zone = (y: number, front: 'north' | 'south') => ({ x: 0, y, width: 60000, height: 5000, front });
const facing = { x: 0, y: 1 };

const deployment = (spec: Partial<BattleSpec> = {}): Battle => {
  const match = battle({
    figures: { a1: {}, a2: {}, b1: {} },
    zones: { A: zone(0, 'north'), B: zone(55000, 'south') },
    beforeOrder: true,
    ...spec,
  });
  play(match, { type: 'rollOrder' }, '66 11');
  return match;
};

const deploy = (id: string, x: number, y: number, z = 0) => ({ type: 'deploy', figure: id, at: units(x, y, z), facing }) as const;

test('UC-SETUP-DEPLOY: groups deploy in the reverse of the order of play, then the first one plays', () => {
  const match = deployment();
  expect(refusal(match, deploy('a1', 0, -28))).toBe('UC-SETUP-DEPLOY');
  play(match, [deploy('b1', 0, 28), { type: 'endDeployment' }]);
  expect(match.state.group).toBe('A');
  const events = play(match, [deploy('a1', 0, -28), deploy('a2', 2, -28), { type: 'endDeployment' }]);
  expect(ofType(events, 'groupBegan')).toEqual([{ type: 'groupBegan', group: 'A' }]);
  expect(match.state).toMatchObject({ phase: 'play', turn: 1, group: 'A' });
  expect(figure(match, 'a1')).toMatchObject({ ...units(0, -28), facing, posture: 'standing' });
});

test('UC-SETUP-DEPLOY: every figure must be placed, wholly inside its zone', () => {
  const match = deployment();
  expect(refusal(match, { type: 'endDeployment' })).toBe('UC-SETUP-DEPLOY');
  expect(refusal(match, deploy('b1', 0, 25.4))).toBe('UC-SETUP-DEPLOY');
  expect(refusal(match, deploy('b1', 0, 25.5))).toBeUndefined();
  expect(refusal(match, deploy('b1', 0, 29.6))).toBe('UC-SETUP-DEPLOY');
});

test('UC-SETUP-DEPLOY UC-SYS-BASES: on the ground, upon no other base and no wall', () => {
  const match = deployment({ figures: { a1: {}, b1: {}, b2: {} }, terrain: [box('hut', [5, 26, 8, 29], { top: 2 })] });
  play(match, deploy('b1', 0, 28));
  expect(refusal(match, deploy('b2', 0.5, 28))).toBe('UC-SETUP-DEPLOY');
  expect(refusal(match, deploy('b2', 1, 28))).toBeUndefined();
  expect(refusal(match, deploy('b2', 6.5, 27.5))).toBe('UC-SETUP-DEPLOY');
  expect(refusal(match, deploy('b2', 6.5, 27.5, 2))).toBe('UC-SETUP-DEPLOY');
});

test('UC-SETUP-DEPLOY: a figure may be placed again until its group has finished', () => {
  const match = deployment();
  play(match, [deploy('b1', 0, 28), deploy('b1', 9, 28)]);
  expect(figure(match, 'b1')).toMatchObject(units(9, 28));
});
