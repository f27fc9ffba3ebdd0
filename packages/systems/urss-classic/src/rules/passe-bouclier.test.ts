import { expect, test } from 'vitest';
import { alive, battle, play, rolls } from '../testing.ts';

test('UC-ATTR-PASSE-BOUCLIER UC-SAVE-CANCEL: of armour and shield only the armour answers a flail', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['fleau'] }, b: { like: 'guerrierHumain', at: [0, 1], facing: 'south' } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '66 11 66 34'))).toEqual([
    'combat a 12',
    'combat b 2',
    'damage a 12',
    'save b 7',
  ]);
  expect(alive(match, 'b')).toBe(true);
});

test('UC-ATTR-PASSE-BOUCLIER: a failed armour save is not followed by the shield', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['fleau'] }, b: { like: 'guerrierHumain', at: [0, 1], facing: 'south' } },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, '66 11 66 33');
  expect(alive(match, 'b')).toBe(false);
});
