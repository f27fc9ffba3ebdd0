import { mapsOf } from '@escarmouche/content';
import { bandBattle } from '@escarmouche/games/bands';
import type { Fielded } from '@escarmouche/games/setups';
import { expect, test } from 'vitest';
import { scoreOf } from './band-battle.ts';
import { classic, gamesOfBands } from './testing.ts';
import { playPair, shareOf } from './worth/pairs.ts';

const [street] = mapsOf('survivants');
if (!street) throw new Error('no map');

const police = { name: 'Police', figures: [{ profile: 'policier-survivant', weapons: ['fusil-d-assaut'] }], adaptation: 'survivants' };
const horde = { name: 'Horde', figures: [{ profile: 'zombi' }, { profile: 'zombi' }], adaptation: 'survivants' };
const troopers = { name: 'Empire', figures: [{ profile: 'stormtrooper' }], adaptation: 'star-wars' };

const battle = (one: Fielded, other: Fielded, swapped = false) => bandBattle(classic.bands, [one, other], street, {}, swapped);
const seats = (one: Fielded, other: Fielded) => battle(one, other).groups.map(({ seat }) => seat);
const zones = (swapped: boolean) => battle(police, horde, swapped).groups.map(({ zone }) => zone);

test('UC-SV-AI-SCOPE: a horde has no seat, unless it meets another', () => {
  expect(seats(police, horde)).toEqual(['a', '']);
  expect(seats(horde, horde)).toEqual(['a', 'b']);
});

test('UC-SETUP-DEPLOY: swapped, each band has the zone of the other', () => {
  expect(zones(true)).toEqual(zones(false).toReversed());
});

test('UC-SYS-SCOPE: two bands of two worlds meet by the option that mixes them', () => {
  expect(battle(police, troopers).options).toEqual({ mixedAdaptations: 'yes' });
});

test('UC-VICTORY-SCENARIO: a battle is a victory, a defeat or a half, and the same from the same seed', () => {
  const setup = battle(police, horde);
  expect([0, 0.5, 1]).toContain(scoreOf(classic, setup, 1));
  expect(scoreOf(classic, setup, 1)).toBe(scoreOf(classic, setup, 1));
});

test.each(gamesOfBands)('$system.id: a pair is played as often as asked, and a draw counts as half', (game) => {
  const [world] = game.bands.worlds;
  const [profile = ''] = world?.profiles ?? [];
  const one = { name: 'X', adaptation: world?.id ?? '', figures: [{ profile }] };
  const fared = playPair(game, [one, one], [street], 'x', 4);
  expect(fared.won[0] + fared.won[1] + fared.drawn).toBe(4);
  expect(shareOf({ won: [1, 2], drawn: 1 })).toBe(0.375);
});
