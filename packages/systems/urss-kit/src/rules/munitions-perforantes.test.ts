import { expect, test } from 'vitest';
import { battle, gun, levels, play, type FigureSpec } from '../testing.ts';
import { armourPiercingRounds } from './index.ts';

const rounds = {
  id: 'perforantes',
  cites: 'UK-UPG-MUNITIONS-PERFORANTES',
  name: { fr: 'p', en: 'p' },
  rules: [{ id: armourPiercingRounds.id }],
};
const weapon = { ...gun('pistolet', 6, 1), upgrades: [rounds] };

const savedBy = (spec: FigureSpec, dice: string): readonly number[] =>
  levels(
    play(
      battle({ figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 4], ...spec } }, activation: 'a' }),
      { type: 'shoot', weapon: 'pistolet', target: 'b' },
      `4 ${dice}`,
    ),
    'save',
  );

test('UK-UPG-MUNITIONS-PERFORANTES: one level off a save with an armour in it, none off any other', () => {
  expect([savedBy({ armour: ['lourde'] }, '44'), savedBy({ tough: true }, '44')]).toEqual([[-1], [-1]]);
  expect(savedBy({ armour: ['armure'], tough: true }, '4')).toEqual([0]);
});
