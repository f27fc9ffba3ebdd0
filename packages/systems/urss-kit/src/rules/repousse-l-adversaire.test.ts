import { expect, test } from 'vitest';
import { box, battle, figure, play, rolls, where } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { huge, pushesBack } from './index.ts';

const pushes = { rules: [pushesBack.id] } as const;

test('UK-ATTR-REPOUSSE-ADVERSAIRE: a Combat won pushes the loser back a pace after the damage, the winner stays', () => {
  const match = duel(pushes, { character: true });
  expect(rolls(play(match, fightB, '6 1 4'))).toEqual(['combat a 6', 'combat b 1', 'damage a 4']);
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [0, 0],
    [2, 0],
  ]);
  const dead = duel(pushes);
  play(dead, fightB, '6 1 4');
  expect(where(dead, 'b')).toEqual([1, 0]);
});

test('UK-ATTR-REPOUSSE-ADVERSAIRE: attacked too, without a damage roll too, and huge or prone losers too', () => {
  const attacked = duel({}, { ...pushes, blows: 1 });
  play(attacked, fightB, '1 6');
  expect(where(attacked, 'a')).toEqual([-1, 0]);
  const big = duel(pushes, { rules: [huge.id], at: [1.5, 0] });
  play(big, fightB, '6 1 1');
  expect(where(big, 'b')).toEqual([2.5, 0]);
  const prone = duel({ ...pushes, posture: 'prone' }, { posture: 'prone' });
  play(prone, fightB, '6 1 1');
  expect(where(prone, 'b')).toEqual([2, 0]);
});

test('UK-ATTR-REPOUSSE-ADVERSAIRE: its player may decline, where a match asks; nothing in a free attack', () => {
  const match = duel(pushes, {}, { 'decisions.decline': 'ask' });
  play(match, fightB, '6 1 1', [['use', false]]);
  expect(where(match, 'b')).toEqual([1, 0]);
  const free = duel(pushes, { posture: 'prone' });
  play(free, fightB, '1');
  expect(where(free, 'b')).toEqual([1, 0]);
});

test('UK-ATTR-REPOUSSE-ADVERSAIRE: pushed over an edge the loser falls', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0, 3], weapons: ['lame'], ...pushes },
      b: { at: [1, 0, 3], weapons: ['lame'], character: true },
    },
    terrain: [box('toit', [-3, -3, 1.2, 3], { top: 3 })],
    activation: 'a',
  });
  expect(rolls(play(match, fightB, '6 1 1 4'))).toEqual(['combat a 6', 'combat b 1', 'damage a 1', 'damage 4']);
  expect([figure(match, 'b').z, figure(match, 'b').vitality]).toEqual([0, 2]);
});
