import { expect, test } from 'vitest';
import { areEven, chanceOf } from '../worth/chance.ts';
import { kitBands } from './ready.ts';
import { kitBandWorth, kitPartsOf, proposeKitBand } from './worth.ts';

test('UK-PROFILE-FORMAT: a figure as printed is its profile; what it has otherwise is a part beside it', () => {
  expect([...kitPartsOf({ profile: 'stormtrooper', name: 'Jarro' })]).toEqual([['profile:stormtrooper', 1]]);
  expect([...kitPartsOf({ profile: 'ewok' })]).toEqual([]);
  const upgrades = [{ upgrade: 'munitions-dum-dum', weapon: 'fusil' }];
  const parts = Object.fromEntries(kitPartsOf({ profile: 'soldat-rebelle', weapons: ['fusil'], shields: ['bouclier'], upgrades }));
  expect(parts).toMatchObject({ 'profile:soldat-rebelle': 1, 'shield:bouclier': 1, 'upgrade:munitions-dum-dum': 1 });
  expect(Object.values(parts).filter((times) => times < 0)).not.toEqual([]);
});

test('UK-PROFILE-BANDS: a Stormtrooper of the kit is worth 100, and every ready band has an even opponent', () => {
  expect(kitBandWorth([{ profile: 'stormtrooper' }])).toBe(100);
  for (const { id, figures } of kitBands) {
    const worth = kitBandWorth(figures);
    let state = 1;
    const random = (n: number): number => (state = (state * 48_271) % 2_147_483_647) % n;
    const rival = proposeKitBand({ worth, mostFigures: 20, among: () => true }, random);
    expect(areEven(chanceOf(kitBandWorth(rival), worth)), id).toBe(true);
  }
});
