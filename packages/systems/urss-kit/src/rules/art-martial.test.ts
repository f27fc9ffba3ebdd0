import { expect, test } from 'vitest';
import { duel, fightB } from '../testing-fights.ts';
import { levels, play, rolls, blade } from '../testing.ts';
import { countsAsUnarmed, ferocity, martialArt } from './index.ts';

test('UK-ATTR-ART-MARTIAL: bare-handed Combat - and Dégâts - in place of the level of the profile', () => {
  const match = duel({ rules: [martialArt.id], skills: { combat: 2 }, weapons: [] });
  const events = play(match, fightB, '53 1 61');
  expect(rolls(events)).toEqual(['combat a 3', 'combat b 1', 'damage a 1']);
  expect(levels(events, 'damage')).toEqual([-1]);
});

test('UK-ATTR-ART-MARTIAL: a gun of one hand or what counts as unarmed leaves it so, a light weapon does not', () => {
  const knife = blade('couteau', 1, [countsAsUnarmed.id], 0);
  const fight = (weapons: readonly ['pistolet'] | readonly ['fusil'] | readonly [typeof knife], dice: string) => {
    const events = play(duel({ rules: [martialArt.id], skills: { combat: 1 }, weapons }), fightB, dice);
    return [levels(events, 'combat')[0], levels(events, 'damage')[0]];
  };
  expect(fight(['pistolet'], '66 1 11')).toEqual([-1, -1]);
  expect(fight([knife], '66 1 1')).toEqual([-1, 0]);
  expect(fight(['fusil'], '66 1 11')).toEqual([1, -1]);
});

test('UK-ATTR-ART-MARTIAL: wounds and such add to it, and the better of two holds', () => {
  const match = duel({ rules: [ferocity.id, martialArt.id], character: true, vitality: 2, weapons: [] });
  const events = play(match, fightB, '666 1 11');
  expect([levels(events, 'combat')[0], levels(events, 'damage')[0]]).toEqual([-2, -1]);
});
