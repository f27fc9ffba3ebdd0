import { expect, test } from 'vitest';
import { battle, play, where } from '../testing.ts';
import type { Options } from '../options.ts';
import { personnage } from './index.ts';

const duel = (options: Partial<Options> = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['epee'], rules: ['ne-repousse-pas', personnage.id] },
      b: { at: [0, 1], weapons: ['epee'], rules: [personnage.id] },
    },
    activation: 'a',
    options,
  });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-ATTR-NE-REPOUSSE-PAS: it wins, its opponent stays in contact and takes the damage roll', () => {
  const match = duel();
  play(match, fightB, '66 11 12');
  expect(where(match, 'b')).toEqual([0, 1]);
});

test('UC-ATTR-NE-REPOUSSE-PAS: it loses and is pushed back like anybody', () => {
  const match = duel();
  play(match, fightB, '11 66 12');
  expect(where(match, 'a')).toEqual([0, -1]);
});

test('UC-ATTR-NE-REPOUSSE-PAS: on a tie both are pushed back, by option only itself', () => {
  const match = duel();
  play(match, fightB, '34 52');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [0, -1],
    [0, 2],
  ]);
  const holding = duel({ 'repousse.tie': 'zombie-holds' });
  play(holding, fightB, '34 52');
  expect([where(holding, 'a'), where(holding, 'b')]).toEqual([
    [0, -1],
    [0, 1],
  ]);
});

test('UC-ATTR-NE-REPOUSSE-PAS: so by option on a tie in a fight that the other one has begun', () => {
  const match = battle({
    figures: { a: { at: [0, 0], like: 'guerrier' }, b: { at: [0, 1], like: 'zombi', weapons: ['epee'] } },
    options: { 'repousse.tie': 'zombie-holds' },
    activation: 'a',
  });
  play(match, fightB, '34 52');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [0, 0],
    [0, 2],
  ]);
});
