import { expect, test } from 'vitest';
import { battle, blade, play, rolls } from '../testing.ts';
import { robust } from './index.ts';

test('UC-ATTR-PERCE-ARMURE UC-SAVE-CANCEL: armour does not count, shield and Robuste do', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: [blade('pick', 'normal', 1, ['perce-armure'])] },
      b: { like: 'guerrierHumain', at: [0, 1], facing: 'south', rules: [robust.id] },
    },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '66 11 66 111 166');
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage a 12', 'save b 2', 'save b 7']);
  expect(events.filter((event) => event.type === 'rolled' && event.purpose === 'save')).toMatchObject([
    { of: 'test:bouclier' },
    { of: robust.cites[0] },
  ]);
});
