import { bodyOf } from '@escarmouche/skirmish/placed';
import { expect, test } from 'vitest';
import { fullVitality, healthOf } from '../figures.ts';
import { battle, figure, play, refusal, testSheet } from '../testing.ts';
import { personnage } from './index.ts';

test('UC-ATTR-ENORME UC-DMG-STATES: six points in three steps of two', () => {
  const sheet = testSheet('x', 'X', 'troll', {});
  expect(fullVitality(sheet)).toBe(6);
  expect([6, 5, 4, 3, 2, 1, 0].map((left) => healthOf(sheet, left))).toEqual([
    'sound',
    'sound',
    'wounded',
    'wounded',
    'badlyWounded',
    'badlyWounded',
    'out',
  ]);
});

test('UC-ATTR-ENORME: it takes the place of Personnage', () => {
  expect(fullVitality(testSheet('x', 'X', 'troll', { rules: [personnage.id] }))).toBe(6);
});

test('UC-ATTR-ENORME UC-SYS-BASES: its base is two paces across and it stands three paces high, half a pace prone', () => {
  const match = battle({
    figures: { a: { like: 'troll', at: [0, 0] }, b: { at: [0, 1.5] }, b2: { like: 'troll', at: [9, 9], posture: 'prone' } },
    activation: 'a',
  });
  expect(bodyOf(match.state, figure(match, 'a'))).toMatchObject({ r: 1000, h: 3000 });
  expect(bodyOf(match.state, figure(match, 'b2'))).toMatchObject({ r: 1000, h: 500 });
  expect(refusal(match, { type: 'fight', target: 'b' })).toBeUndefined();
});

test('UC-ATTR-ENORME: a first lost point changes nothing, a second makes it wounded', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], rules: [personnage.id] },
      a2: { like: 'guerrier', at: [0, 1] },
      b: { like: 'troll', at: [0, 2.5], vitality: 5 },
    },
    activation: 'a2',
  });
  play(match, { type: 'fight', target: 'b' }, '66 111 66 111');
  expect(figure(match, 'b').vitality).toBe(4);
  expect(healthOf(testSheet('x', 'X', 'troll', {}), 4)).toBe('wounded');
});
