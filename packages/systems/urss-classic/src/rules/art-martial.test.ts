import { expect, test } from 'vitest';
import { battle, play, rolls, type FigureSpec } from '../testing.ts';
import type { Options } from '../options.ts';
import { personnage } from './index.ts';

const duel = (a: FigureSpec, options: Partial<Options> = {}) =>
  battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [0, 1], like: 'guerrier' } }, activation: 'a', options });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-ATTR-ART-MARTIAL: bare hands give neither Combat - nor Dégâts -', () => {
  expect(rolls(play(duel({ rules: ['art-martial'] }), fightB, '66 11 12'))).toEqual(['combat a 12', 'combat b 2', 'damage a 3']);
});

test('UC-ATTR-ART-MARTIAL UC-DMG-STATES: what a wound takes away stays', () => {
  const wounded = duel({ rules: ['art-martial', personnage.id], vitality: 2 });
  expect(rolls(play(wounded, fightB, '166 11 12'))).toEqual(['combat a 7', 'combat b 2', 'damage a 3']);
});

test('UC-ATTR-ART-MARTIAL: by option only one of the two is lifted', () => {
  const combat = duel({ rules: ['art-martial'] }, { artMartial: 'cancels-combat' });
  expect(rolls(play(combat, fightB, '66 11 126'))).toEqual(['combat a 12', 'combat b 2', 'damage a 3']);
  const damage = duel({ rules: ['art-martial'] }, { artMartial: 'cancels-damage' });
  expect(rolls(play(damage, fightB, '166 11 12'))).toEqual(['combat a 7', 'combat b 2', 'damage a 3']);
});

test('UC-ATTR-ART-MARTIAL UC-MELEE-WEAPON-CHOICE: bare hands may be preferred to a weapon', () => {
  const match = duel({ rules: ['art-martial'], weapons: ['baton'] });
  const events = play(match, fightB, '66 11 12', [['meleeWeapon', 'bare-hands']]);
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage a 3']);
});
