import { expect, test } from 'vitest';
import { blade, figure, levels, play, rolls } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { countsAsUnarmed, cutAndThrust, martialArt, stunningBlow } from './index.ts';

const dusters = blade('poings', 1, [countsAsUnarmed.id, { id: stunningBlow.id, level: -2 }], 0);
const knife = blade('couteau', 1, [countsAsUnarmed.id, { id: cutAndThrust.id, level: -2 }], 0);

test('UK-ATTR-SANS-ARME, UK-UPG-POINGS-AMERICAINS: Combat 3-, Dégâts 2-, Assommoir 2-; with Art Martial -, and level 0', () => {
  const bare = play(duel({ weapons: [dusters], skills: { combat: 1 } }), fightB, '6666 1 444 111');
  expect(['combat', stunningBlow.id, 'damage'].map((purpose) => levels(bare, purpose)[0])).toEqual([-3, -2, -2]);
  const art = play(duel({ weapons: [dusters], rules: [martialArt.id] }), fightB, '66 1 444 1');
  expect(['combat', stunningBlow.id, 'damage'].map((purpose) => levels(art, purpose)[0])).toEqual([-1, -2, 0]);
});

test('UK-ATTR-SANS-ARME, UK-UPG-COUTEAU: Combat 3-, Dégâts 2-, De taille et d’estoc 2-', () => {
  const events = play(duel({ weapons: [knife] }), fightB, '6666 1 333 111');
  expect(['combat', cutAndThrust.id, 'damage'].map((purpose) => levels(events, purpose)[0])).toEqual([-3, -2, -2]);
});

test('UK-UPG-POINGS-AMERICAINS: one of the two a fight, named before the dice; none beside a weapon or a light one', () => {
  const match = duel({ weapons: [dusters, knife] });
  expect(rolls(play(match, fightB, '6666 1 333 111', [['meleeWeapon', 'couteau']]))[2]).toBe('de-taille-et-d-estoc a 3');
  expect(rolls(play(duel({ weapons: [dusters, 'lame'] }), fightB, '6 1 1'))).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
  expect(rolls(play(duel({ weapons: [dusters, 'fusil'] }), fightB, '6 1 11'))).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
});

test('UK-UPG-POINGS-AMERICAINS, UK-ATTR-GEN-FREEATTACK: they work in a free attack', () => {
  const match = duel({ weapons: [dusters] }, { posture: 'prone' });
  expect(levels(play(match, fightB, '666'), 'damage')).toEqual([-2]);
  expect(figure(match, 'b').posture).toBe('out');
});
