import { bandSheets } from '@escarmouche/urss-kit/bands';
import { equipmentFaults } from '@escarmouche/urss-kit/equipment';
import { expect, test } from 'vitest';
import { kit, kitBands, readProfile } from './index.ts';
import { reading, vocabulary } from '../../test/kit-rules.ts';

/** The ready-made profiles, as the catalogue writes them. */
const WRITTEN = {
  'UK-PROFILE-STORMTROOPER': 'Combat -, Tir, Lancer -, Initiative, Moral, Fusil Blaster, Armure légère',
  'UK-PROFILE-OFFICIER-IMPERIAL': 'Combat, Tir, Lancer -, Initiative +, Moral +, Personnage, Chef, Pistolet Blaster, Matraque',
  'UK-PROFILE-TIREUR-IMPERIAL': 'Combat -, Tir +, Lancer -, Initiative, Moral, Tir précis, Fusil Blaster de Sniper, Armure légère',
  'UK-PROFILE-JEDI-NOIR':
    "Combat 2+, Lancer, Initiative +, Moral 2+, Personnage, Sensible à la Force, Sabre laser, Choc, Étranglement, Lancer d'objets +, Duel de Force, Contre par Sabre laser",
  'UK-PROFILE-SOLDAT-REBELLE': 'Combat, Tir, Lancer, Initiative, Moral, Fusil Blaster',
  'UK-PROFILE-COMMANDO-REBELLE':
    'Combat, Tir +, Lancer, Initiative +, Moral +, Camouflage, Marcheur agile, Fusil Blaster, Grenades, Vibrodague',
  'UK-PROFILE-INFIRMIER-REBELLE': 'Combat -, Tir -, Lancer -, Initiative, Moral, Pistolet Blaster, Dague, Trousse de premiers secours',
  'UK-PROFILE-CHEVALIER-JEDI':
    'Combat 2+, Lancer, Initiative +, Moral 2+, Personnage, Sensible à la Force, Sabre laser, Poussée, Surdéplacement, Duel de Force, Contre par Sabre laser +',
  'UK-PROFILE-CONTREBANDIER': 'Combat, Tir +, Lancer, Initiative +, Moral, Personnage, Héros, Destinée spéciale, Pistolet Blaster, Dague',
  'UK-PROFILE-CHASSEUR-MANDALORIEN':
    'Combat, Tir +, Lancer, Initiative, Moral +, Personnage, Fusil Blaster, Grenades, Vibrodague, Jet-Pack, Armure',
} as const;

const profiles = Object.values(kit.profiles);

function expectAsWritten(...ids: readonly (keyof typeof WRITTEN)[]): void {
  for (const id of ids) {
    const { id: _id, name: _name, cites: _cites, ...being } = profiles.find(({ cites }) => cites === id) ?? {};
    const written = readProfile(WRITTEN[id], vocabulary);
    expect(written.ok && written.profile, id).toEqual(being);
  }
}

test('UK-PROFILE-STORMTROOPER, UK-PROFILE-OFFICIER-IMPERIAL, UK-PROFILE-TIREUR-IMPERIAL, UK-PROFILE-JEDI-NOIR: are as the catalogue writes them', () => {
  expectAsWritten('UK-PROFILE-STORMTROOPER', 'UK-PROFILE-OFFICIER-IMPERIAL', 'UK-PROFILE-TIREUR-IMPERIAL', 'UK-PROFILE-JEDI-NOIR');
});

test('UK-PROFILE-SOLDAT-REBELLE, UK-PROFILE-COMMANDO-REBELLE, UK-PROFILE-INFIRMIER-REBELLE, UK-PROFILE-CHEVALIER-JEDI: are as the catalogue writes them', () => {
  expectAsWritten('UK-PROFILE-SOLDAT-REBELLE', 'UK-PROFILE-COMMANDO-REBELLE', 'UK-PROFILE-INFIRMIER-REBELLE', 'UK-PROFILE-CHEVALIER-JEDI');
});

test('UK-PROFILE-CONTREBANDIER, UK-PROFILE-CHASSEUR-MANDALORIEN: are as the catalogue writes them', () => {
  expectAsWritten('UK-PROFILE-CONTREBANDIER', 'UK-PROFILE-CHASSEUR-MANDALORIEN');
});

test('UK-PROFILE-FORMAT: there are no other ready-made profiles, and each keeps the rules of equipment', () => {
  expect(profiles.map(({ cites }) => cites)).toEqual(Object.keys(WRITTEN));
  for (const { id } of profiles) {
    const [sheet] = bandSheets(kit, [{ profile: id }], 'a');
    expect(sheet && equipmentFaults(sheet, reading), id).toEqual([]);
  }
});

const counted = (id: string) => {
  const figures = kitBands.find((band) => band.id === id)?.figures ?? [];
  const counts = new Map<string, number>();
  for (const { profile } of figures) counts.set(profile, (counts.get(profile) ?? 0) + 1);
  return Object.fromEntries(counts);
};

test('UK-PROFILE-BANDS: two groups, and a third that a machine may play', () => {
  expect(counted('empire')).toEqual({ 'officier-imperial': 1, stormtrooper: 4, 'tireur-d-elite-imperial': 1, 'jedi-noir': 1 });
  expect(counted('rebelles')).toEqual({
    'chevalier-jedi': 1,
    'contrebandier-de-renom': 1,
    'commando-rebelle': 1,
    'soldat-rebelle': 3,
    'infirmier-rebelle': 1,
  });
  expect(counted('troisieme-groupe')).toEqual({ 'chasseur-de-primes-mandalorien': 1 });
});

test('UK-PROFILE-BANDS, UK-TURN-MODE: every ready band is of at most eight, each figure with its own name', () => {
  const names = kitBands.flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(undefined);
  for (const { figures, id } of kitBands) expect(figures.length, id).toBeLessThanOrEqual(8);
});
