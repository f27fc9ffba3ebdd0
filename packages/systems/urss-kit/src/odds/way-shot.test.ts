import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { cadence, shootOnTheRun } from '../rules/index.ts';
import { battle, gun, play, point, rolls, type FigureSpec } from '../testing.ts';
import { bestWayShot } from './index.ts';

const RUNNER = { at: [0, 0], rules: [shootOnTheRun.id], weapons: ['pistolet'], skills: { shooting: 1 } } as const satisfies FigureSpec;

test('UK-SHOOT-LONG: of the points of a run the first with the best chances is found, of weapons and enemies too', () => {
  const match = battle({
    figures: { a: { ...RUNNER, weapons: ['pistolet', gun('long', 5, 2)] }, b: { at: [4, 10] }, b2: { at: [-20, 0] } },
    activation: 'a',
  });
  const a = figureOf(match.state, 'a');
  const best = bestWayShot(match.state, a, { type: 'special', rule: shootOnTheRun.id, path: [point(0, 10)] });
  // Within the normal range of 5 paces, bases of a pace, from the sixth pace on.
  expect(best?.command).toMatchObject({ target: 'b', weapon: 'long', after: 6000 });
  expect(best?.odds.losses[0]?.out).toBeGreaterThan(0.3);
  if (best) expect(rolls(play(match, best.command, '3'))).toEqual(['shooting a 3']);
});

test('UK-SHOOT-LONG: an enemy that is named is shot at, from the end of the way where that is nearest', () => {
  const { state } = battle({ figures: { a: RUNNER, b: { at: [0, 9.2] }, b2: { at: [1, 9.2] } }, activation: 'a' });
  const run = { type: 'special', rule: shootOnTheRun.id, path: [point(0, 3.5)] } as const;
  // A pistol reaches 5 paces: bases of a pace leave 4.9 to b and a little more to b2 at its side, from the end alone.
  const best = (target: string) => bestWayShot(state, figureOf(state, 'a'), { ...run, target });
  expect(best('b2')).toMatchObject({ target: 'b2', command: { target: 'b2', after: 3500 } });
  expect(best('b')).toMatchObject({ target: 'b', command: { after: 3500 }, odds: { hit: 1 / 2 } });
});

test('UK-SHOOT-ROLL: one shot, where the movement has but one, however many the weapon has', () => {
  const weapons = [gun('rafale', 9, 0, [{ id: cadence.id, value: 3 }])];
  const { state } = battle({ figures: { a: { ...RUNNER, weapons }, b: { at: [0, 9] } }, activation: 'a' });
  const best = bestWayShot(state, figureOf(state, 'a'), { type: 'special', rule: shootOnTheRun.id, path: [point(0, 3)] });
  expect(best?.odds.shots).toBe(1);
});

test('UK-ARC-FRONT: a run that turns its back on everybody has no shot', () => {
  const { state } = battle({ figures: { a: RUNNER, b: { at: [0, 4] } }, activation: 'a' });
  expect(bestWayShot(state, figureOf(state, 'a'), { type: 'special', rule: shootOnTheRun.id, path: [point(0, -9)] })).toBeUndefined();
});
