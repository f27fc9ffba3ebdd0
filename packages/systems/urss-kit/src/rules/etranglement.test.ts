import { expect, test } from 'vitest';
import { battle, levels, play, type FigureSpec } from '../testing.ts';
import { choke } from './index.ts';

const choked = (spec: FigureSpec, dice: string) =>
  play(
    battle({ figures: { a: { at: [0, 0], rules: [choke.id] }, b: { at: [0, 5], ...spec } }, activation: 'a' }),
    { type: 'special', rule: choke.id, target: 'b' },
    dice,
  );

test('UK-PWR-ETRANGLEMENT: three levels off a save with an armour in it, and a damage roll of level 1', () => {
  const events = choked({ armour: ['lourde'] }, '4 6661 11');
  expect([levels(events, 'save'), levels(events, 'damage')]).toEqual([[-3], [1]]);
});

test('UK-PWR-ETRANGLEMENT: nothing off any other save', () => {
  expect(levels(choked({ tough: true }, '4 45'), 'save')).toEqual([-1]);
});
