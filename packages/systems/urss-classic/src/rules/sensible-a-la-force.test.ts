import { expect, test } from 'vitest';
import { alive, battle, ofType, play } from '../testing.ts';

const shot = (dice: string) => {
  const match = battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { at: [0, 9], rules: ['sensible-a-la-force'] }, b2: { at: [20, 20] } },
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, dice);
  return { match, save: ofType(events, 'rolled').find(({ purpose }) => purpose === 'save') };
};

test('UC-ATTR-SENSIBLE-FORCE UC-SAVE-STACK: a malus save of its own', () => {
  const { match, save } = shot('66 66 166');
  expect(save).toMatchObject({ of: 'UC-ATTR-SENSIBLE-FORCE', roll: { score: 7, success: true } });
  expect(alive(match, 'b')).toBe(true);
});

test('UC-ATTR-SENSIBLE-FORCE: the save may fail', () => {
  expect(alive(shot('66 66 156').match, 'b')).toBe(false);
});
