import { expect, test } from 'vitest';
import { battle, ofType, play, rolls } from '../testing.ts';
import { hold, magicBolt, throwObjects } from './index.ts';

const b = { at: [0, 4], facing: 'south', rules: ['duel-de-magie'] } as const;
const use = (rule: string) => ({ type: 'special', rule, target: 'b' }) as const;

test('UC-MF-SPL-DUEL: a spell cast with 9 and met by 10 holds its caster until the caster’s own next activation', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [hold.id] }, b }, activation: 'a' });
  const events = play(match, use(hold.id), '45 64', [['duel', true]]);
  expect(rolls(events)).toEqual(['power a 9', 'duel-de-magie b 10']);
  expect(ofType(events, 'effectBegan').map(({ effect }) => effect)).toEqual([{ rule: hold.id, on: 'a', by: 'a' }]);
});

test('UC-MF-SPL-DUEL: an equal score changes nothing, and it may be declined', () => {
  const spec = { figures: { a: { at: [0, 0], rules: [magicBolt.id] }, b }, activation: 'a' } as const;
  expect(rolls(play(battle(spec), use(magicBolt.id), '44 53 11', [['duel', true]]))).toEqual([
    'power a 8',
    'duel-de-magie b 8',
    'damage a 2',
  ]);
  expect(rolls(play(battle(spec), use(magicBolt.id), '44 11', [['duel', false]]))).toEqual(['power a 8', 'damage a 2']);
});

test('UC-MF-SPL-DUEL UC-ATTR-PARADE-DUEL: it answers spells, and no powers of the Force', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [throwObjects.id] }, b }, activation: 'a' });
  expect(rolls(play(match, use(throwObjects.id), '44 111'))).toEqual(['power a 8', 'damage a 2']);
});
