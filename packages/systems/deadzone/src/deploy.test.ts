import { openMatch } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { patrol, play, refusal, soldier, type Battle } from './testing.ts';
import { deadzone } from './system.ts';
import { mapOf } from '../../../space/src/cubes/testing.ts';

const team = (group: string, part: object) => [0, 1].map((i) => soldier(group, { id: `${group.toLowerCase()}${i}`, weapons: [], ...part }));

/** A patrol at the deployment of the first team, in the red zone. */
function deploying(map = mapOf({}), own: Partial<Parameters<typeof soldier>[1]> = {}): Battle {
  const base = patrol(map);
  const groups = base.groups.map((group, i) => ({ ...group, figures: team(group.id, i === 0 ? { ...own, recon: 4 } : {}) }));
  const match: Battle = openMatch(deadzone, { ...base, groups });
  play(
    match,
    [
      { type: 'first', seat: 'a' },
      { type: 'chooseZone', zone: 'red' },
    ],
    '44444 11111',
  );
  return match;
}

const deploy = (figure: string, cube: string, at?: { readonly x: number; readonly y: number }) =>
  ({ type: 'deploy', figure, cube, ...(at && { at }) }) as const;

test('DZ-SETUP-DEPLOY: a player deploys figures of its own, in cubes of its zone', () => {
  const match = deploying();
  const cubes = ['C1R1L1', 'C4R1L1', 'C5R1L1', 'C1R2L1', 'C1R1L2', 'nowhere'];
  const no = 'DZ-SETUP-DEPLOY';
  expect(cubes.map((cube) => refusal(match, deploy('a0', cube)))).toEqual([undefined, undefined, no, no, no, no]);
  expect(['a1', 'b0', 'nobody'].map((id) => refusal(match, deploy(id, 'C1R1L1')))).toEqual([undefined, no, no]);
});

test('DZ-SETUP-DEPLOY, DZ-MOVE-POSITION: on any level with a floor, where its centre may stand', () => {
  const match = deploying(mapOf({ floors: ['C1R1L3 full'] }));
  expect(refusal(match, deploy('a0', 'C1R1L3', { x: 100, y: 7900 }))).toBeUndefined();
  expect(refusal(match, deploy('a0', 'C1R1L3', { x: 1100, y: 7900 }))).toBe('DZ-MOVE-POSITION');
  const vehicle = deploying(mapOf({ floors: ['C1R1L3 full'] }), { type: 'V' });
  expect(refusal(vehicle, deploy('a0', 'C1R1L3'))).toBe('DZ-SETUP-DEPLOY');
});

test('DZ-SETUP-DEPLOY: who has one figure left to deploy that finds room is not ready', () => {
  const match = deploying();
  expect(refusal(match, { type: 'ready' })).toBe('DZ-SETUP-DEPLOY');
  play(match, deploy('a0', 'C1R1L1'));
  expect(refusal(match, { type: 'ready' })).toBe('DZ-SETUP-DEPLOY');
  play(match, deploy('a1', 'C1R1L1'));
  expect(refusal(match, { type: 'ready' })).toBeUndefined();
  expect(refusal(match, deploy('a1', 'C2R1L1'))).toBeUndefined();
});
