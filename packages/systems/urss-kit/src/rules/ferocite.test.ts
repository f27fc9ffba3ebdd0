import { expect, test } from 'vitest';
import { blade, levels, play } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { countsAsUnarmed, ferocity } from './index.ts';

test('UK-ATTR-FEROCITE: bare-handed Combat 2- and Dégâts 2-, to which what it wears adds', () => {
  const bare = play(duel({ rules: [ferocity.id], skills: { combat: 1 }, weapons: [] }), fightB, '666 1 111');
  expect([levels(bare, 'combat')[0], levels(bare, 'damage')[0]]).toEqual([-2, -2]);
  const knife = blade('couteau', 1, [countsAsUnarmed.id], 0);
  const worn = play(duel({ rules: [ferocity.id], weapons: [knife] }), fightB, '666 1 11');
  expect([levels(worn, 'combat')[0], levels(worn, 'damage')[0]]).toEqual([-2, -1]);
});
