import { expect, test } from 'vitest';
import { alive, battle, gun, play, refusal, rolls } from '../testing.ts';
import { zone } from './index.ts';

const shoot = { type: 'shoot', weapon: 'repetition', target: 'b' } as const;

test('UC-ATTR-CADENCE: two shots, the first one saved, the second one missed', () => {
  const match = battle({
    figures: {
      a: { like: 'soldatRebelleLourd', at: [0, 0] },
      b: { like: 'stormtrooper', at: [0, 8] },
      b2: { like: 'stormtrooper', at: [3, 8] },
    },
    activation: 'a',
  });
  const events = play(match, shoot, '44 35 661 23', [['nextTarget', 'b2']]);
  expect(rolls(events)).toEqual(['shooting a 8', 'damage a 8', 'save b 7', 'shooting a 5']);
  expect(refusal(match, shoot)).toBe('UC-ACT-ONCE');
});

test('UC-ATTR-CADENCE UC-SYS-DECISIONS: the next target is chosen after seeing the former shot, and may be given up', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelleLourd', at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [3, 8] }, b3: { at: [0, -8] } },
    activation: 'a',
  });
  const events = play(match, shoot, '66 66', [['nextTarget', null]]);
  expect(rolls(events)).toEqual(['shooting a 12', 'damage a 12']);
  expect(alive(match, 'b')).toBe(false);
  expect(alive(match, 'b2')).toBe(true);
});

test('UC-ATTR-CADENCE UC-ARC-VISION: nobody is asked when no target is left in the front arc', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelleLourd', at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [0, -8] } },
    activation: 'a',
  });
  expect(rolls(play(match, shoot, '66 66'))).toEqual(['shooting a 12', 'damage a 12']);
});

test('UC-ATTR-CADENCE UC-DMG-OUT: who is put out of action by its own first shot makes no second one', () => {
  const bombs = gun('bombes', 10, 'normal', [
    { id: 'cadence', value: 2 },
    { id: zone.id, value: 3 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [bombs] }, a2: { at: [20, 20] }, a3: { at: [20, 22] }, b: { at: [0, 2] }, b2: { at: [0, 9] } },
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'bombes', target: 'b' }, '66 11 66');
  expect(rolls(events)).toEqual(['shooting a 12', 'damage a 2', 'damage a 12']);
  expect(alive(match, 'a')).toBe(false);
});
