import { expect, test } from 'vitest';
import { battle, levels, play, refusal, type FigureSpec } from '../testing.ts';
import { strongShooter } from './index.ts';

const shoot = { type: 'shoot', weapon: 'fusil', target: 'b' } as const;

const levelOfShot = (spec: FigureSpec, dice: string): readonly number[] =>
  levels(
    play(
      battle({
        figures: {
          a: { at: [0, 0], weapons: ['fusil', 'lame'], shields: ['bouclier'], rules: [strongShooter.id], ...spec },
          b: { at: [0, 5] },
        },
        activation: 'a',
      }),
      shoot,
      dice,
    ),
    'shooting',
  );

test('UK-ATTR-TIREUR-COSTAUD: a level worse while the other hand holds a weapon or a shield', () => {
  expect([levelOfShot({ held: ['fusil', 'lame'] }, '11'), levelOfShot({ held: ['fusil', 'bouclier'] }, '11')]).toEqual([[-1], [-1]]);
});

test('UK-ATTR-TIREUR-COSTAUD: with the other hand free, or hands enough, it shoots as usual', () => {
  expect([levelOfShot({ held: ['fusil'] }, '1'), levelOfShot({ held: ['fusil', 'lame'], hands: 3 }, '1')]).toEqual([[0], [0]]);
});

test('UK-ATTR-TIREUR-COSTAUD, UK-EQ-HANDS: the weapon of two hands fills one, and there are two', () => {
  const figure = { at: [0, 0], weapons: ['fusil', 'lame', 'pistolet'], rules: [strongShooter.id] } as const;
  const match = battle({ figures: { a: figure, b: { at: [0, 5] } }, activation: 'a' });
  const hold = (...items: readonly string[]) => refusal(match, { type: 'hold', items });
  expect([hold('fusil', 'lame'), hold('fusil', 'lame', 'pistolet')]).toEqual([undefined, 'UK-EQ-HANDS']);
});

test('UK-ATTR-TIREUR-COSTAUD: a pistol beside it is shot as usual', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['fusil', 'pistolet'], held: ['fusil', 'pistolet'], rules: [strongShooter.id] },
      b: { at: [0, 5] },
    },
    activation: 'a',
  });
  expect(levels(play(match, { ...shoot, weapon: 'pistolet' }, '1'), 'shooting')).toEqual([0]);
});

const hold = (rules: readonly string[]) =>
  refusal(
    battle({ figures: { a: { at: [0, 0], weapons: ['fusil', 'lame'], held: ['lame'], rules }, b: { at: [0, 5] } }, activation: 'a' }),
    {
      type: 'hold',
      items: ['fusil', 'lame'],
    },
  );

test('UK-ATTR-TIREUR-COSTAUD, UK-EQ-HANDS: it alone holds a two-handed gun beside something else', () => {
  expect([hold([]), hold([strongShooter.id])]).toEqual(['UK-EQ-HANDS', undefined]);
});
