import { choiceOf, figureOf, gearOf, kit, kitBands } from '@escarmouche/content/kit';
import { expect, test } from 'vitest';
import { making } from './making.ts';
import { newGame } from './new-game.ts';

test('UK-PROFILE-BANDS: every ready figure is chosen and written back as it is, and nothing forbids it', () => {
  for (const { figures } of kitBands) {
    for (const figure of figures) expect(figureOf(choiceOf(figure))).toEqual(figure);
    expect(making.judge('', figures.map(choiceOf))).toEqual([]);
  }
});

test('UK-UPG-GENERAL: upgrades go with the weapon they are fixed to, with their number', () => {
  const bexley = kitBands.flatMap(({ figures }) => figures).find(({ name }) => name === 'Bexley');
  if (!bexley) throw new Error('no Bexley');
  expect(gearOf(choiceOf(bexley))['weapons']).toEqual([
    { id: 'pistolet', upgrades: [{ id: 'munitions-perforantes' }, { id: 'portee-amelioree', number: 2 }] },
    { id: 'couteau' },
  ]);
  const pistol = making
    .shelves('', 'fr')
    .flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))
    .find(({ id }) => id === 'pistolet');
  expect(pistol?.upgrades?.find(({ id }) => id === 'portee-amelioree')?.number).toEqual({ least: 1, most: 12 });
});

test('UK-EQ-CARRY: a fifth weapon is said at the weapons, with its rule; a second armour at its place', () => {
  const weapons = ['pistolet', 'pistolet', 'pistolet', 'couteau', 'dague'].map((id) => ({ id }));
  expect(making.judge('', [{ profile: 'stormtrooper', gear: { weapons } }])).toMatchObject([
    { at: [0, 'weapons'], rule: 'UK-EQ-CARRY', forbids: true },
  ]);
  const armour = Object.keys(kit.armour)
    .slice(0, 2)
    .map((id) => ({ id }));
  expect(making.judge('', [{ profile: 'stormtrooper', gear: { armour } }]).map(({ at }) => at)).toContainEqual([0, 'armour', 1]);
  expect(making.judge('', [{ profile: 'nobody' }])).toMatchObject([{ at: [0, 'profile'], forbids: true }]);
});

test('UK-SYS-OPTIONS: every reading of the rulebook is on offer, alternating activation first', async () => {
  const options = await newGame.options('fr', { persons: 1, figures: [] });
  expect(options.find(({ key }) => key === 'turn.activation')?.values.map(({ value }) => value)).toEqual(['alternating', 'classic']);
  expect(newGame.bands.ready('urss-kit', 'en').map(({ id }) => newGame.bands.rival?.(id))).toContain('garde-du-relais');
});
