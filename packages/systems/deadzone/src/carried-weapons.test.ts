import { expect, test } from 'vitest';
import { weaponsBy } from './carried-weapons.ts';
import { rangedWeapons } from './figures.ts';
import { itBurns } from './rules/ca-brule.ts';
import { frag } from './rules/frag.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { stunGrenade } from './rules/grenade-assourdissante.ts';
import { fragGrenade } from './rules/grenade-frag.ts';
import { ammo } from './rules/jeton-munitions.ts';
import { apAmmo } from './rules/jeton-munitions-pa.ts';
import { trap } from './rules/piege.ts';
import { battle, figure, ofType, play, refusal, rule, weapon } from './testing.ts';

test('DZ-ITEM-FRAG-GRENADE, DZ-ITEM-STUN-GRENADE: grenades are thrown three cubes, one explodes with a strength of 3', () => {
  expect(weaponsBy(fragGrenade.id, [])).toMatchObject([{ range: 3, ap: 0, vp: 0, rules: [rule(grenade.id), rule(frag.id, 3)] }]);
  expect(weaponsBy(stunGrenade.id, [])).toMatchObject([{ range: 3, ap: 0, vp: 0, rules: [rule(grenade.id), rule(stunGrenade.id)] }]);
});

test('DZ-ITEM-AMMO, DZ-ITEM-AP-AMMO: a load leaves the PA of a weapon as it is, or adds 1; a weapon without modifiers takes none', () => {
  const own = [weapon('rifle', 6, 1), weapon('breath', 2, 0, rule(itBurns.id)), weapon('launcher', 6, 0, rule(frag.id, 1))];
  expect([ammo, apAmmo].map(({ id }) => weaponsBy(id, own).map(({ ap, range }) => [ap, range]))).toEqual([[[1, 6]], [[2, 6]]]);
});

/** A shot with a loaded weapon at a figure of armour 3: dice of the test, armour left, the damage, and what the shooter still carries. */
function shotWith(item: string): unknown[] {
  const figures = { a: { at: 'C4R4L1', weapons: [weapon('rifle', 6, 1)], carries: [item] }, b: { at: 'C6R4L1', armour: 3 } };
  const match = battle({ figures, activation: 'a' });
  const events = play(match, { type: 'shoot', weapon: `rifle+${item}`, target: 'b' }, '441111 111');
  const [hit] = ofType(events, 'damaged');
  return [ofType(events, 'tested')[0]?.pool.dice, hit?.armour, hit?.points, figure(match, 'a').carried.length];
}

test('DZ-ITEM-AP-AMMO, DZ-ITEM-AMMO, DZ-ABIL-ONE-USE: a load adds a die, is used up, and AP Ammo takes another point of armour', () => {
  expect([shotWith(ammo.id), shotWith(apAmmo.id)]).toEqual([
    [6, 2, 0, 0],
    [6, 1, 1, 0],
  ]);
});

test('DZ-ABIL-ONE-USE, DZ-SHOOT-RANGE: a figure throws what it carries, no farther than three cubes, and its own weapons come first', () => {
  const figures = { a: { at: 'C1R4L1', carries: [fragGrenade.id] }, b: { at: 'C8R8L1' } };
  const match = battle({ figures, activation: 'a' });
  expect(rangedWeapons(match.state, figure(match, 'a')).map(({ id }) => id)).toEqual(['rifle', fragGrenade.id]);
  const aim = (cube: string) => refusal(match, { type: 'shootCube', weapon: fragGrenade.id, cube });
  expect([aim('C4R4L1'), aim('C5R4L1')]).toEqual([undefined, 'DZ-SHOOT-RANGE']);
});

test('DZ-ITEM-TRAP: a trap explodes with a strength of 3 and pierces nothing', () => {
  const figures = { a: { at: 'C4R4L1', armour: 2, survive: null }, b: { at: 'C8R8L1' } };
  const match = battle({ figures, activation: 'a', tokens: ['C3R4L1'], bag: [trap.id] });
  const events = play(match, { type: 'move', path: ['C3R4L1'] }, '444 3', [['item', 'token-1']]);
  expect(ofType(events, 'tested')[0]).toMatchObject({ kind: 'explosion', pool: { dice: 3 } });
  expect(ofType(events, 'damaged')).toMatchObject([{ figure: 'a', potential: 3, armour: 2, points: 1 }]);
});
