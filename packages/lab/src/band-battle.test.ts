import { mapsOf, starWars, survivants } from '@escarmouche/content';
import { expect, test } from 'vitest';
import { bandBattle, scoreOf } from './band-battle.ts';
import { playPair, shareOf } from './worth/pairs.ts';

const [street] = mapsOf('survivants');
if (!street) throw new Error('no map');

const police = { name: 'Police', figures: [{ profile: 'policier-survivant', weapons: ['fusil-d-assaut'] }], content: survivants };
const horde = { name: 'Horde', figures: [{ profile: 'zombi' }, { profile: 'zombi' }], content: survivants };
const troopers = { name: 'Empire', figures: [{ profile: 'stormtrooper' }], content: starWars };

const seats = (...two: Parameters<typeof bandBattle>[0]) => bandBattle(two, street, {}, false).groups.map(({ seat }) => seat);
const zones = (swapped: boolean) => bandBattle([police, horde], street, {}, swapped).groups.map(({ zone }) => zone);

test('UC-SV-AI-SCOPE: a horde has no seat, unless it meets another', () => {
  expect(seats(police, horde)).toEqual(['a', '']);
  expect(seats(horde, horde)).toEqual(['a', 'b']);
});

test('UC-SETUP-DEPLOY: swapped, each band has the zone of the other', () => {
  expect(zones(true)).toEqual(zones(false).toReversed());
});

test('UC-SYS-SCOPE: two bands of two worlds meet by the option that mixes them', () => {
  expect(bandBattle([police, troopers], street, {}, false).options).toEqual({ mixedAdaptations: 'yes' });
});

test('UC-VICTORY-SCENARIO: a battle is a victory, a defeat or a half, and the same from the same seed', () => {
  const setup = bandBattle([police, horde], street, {}, false);
  expect([0, 0.5, 1]).toContain(scoreOf(setup, 1));
  expect(scoreOf(setup, 1)).toBe(scoreOf(setup, 1));
});

test('a pair is played as often as asked, and a draw counts as half', () => {
  const fared = playPair([troopers, troopers], [street], 'x', 4);
  expect(fared.won[0] + fared.won[1] + fared.drawn).toBe(4);
  expect(shareOf({ won: [1, 2], drawn: 1 })).toBe(0.375);
});
