import { maps } from '@escarmouche/content/maps';
import { oddPairs, type Npcs, type Role } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { bandBattle } from './bands.ts';
import { gameOf } from './game.ts';
import { npcsByGear } from './npcs.ts';

const [map] = maps;

/** A ready band of a game against itself, all of it NPCs by what they carry. */
async function byGear(id: string, named: string) {
  const game = await gameOf(id);
  const band = game.bands?.ready.find((one) => one.id === named);
  if (!game.bands || !band || !map) throw new Error(`no band "${named}"`);
  const setup = bandBattle(game.bands, [band, band], map, {}, false);
  const npcs = npcsByGear(game, setup, ['a', 'b']);
  return { npcs, read: game.parseSetup(JSON.parse(JSON.stringify({ ...setup, npcs }))), figures: band.figures };
}

/** "profile: mission behaviour", once each. */
function told({ npcs, figures }: { npcs: Npcs; figures: readonly { readonly profile: string }[] }): readonly string[] {
  const roles: readonly Role[] = Object.values(npcs.roles).slice(0, figures.length);
  return [...new Set(roles.map(({ mission, behaviour }, i) => `${figures[i]?.profile ?? ''}: ${mission.type} ${behaviour}`))];
}

test.each(['urss-classic', 'urss-kit'])('AI-CORE-VALIDATE: roles by gear suit every figure of every ready band, %s', async (id) => {
  const { bands } = await gameOf(id);
  for (const band of bands?.ready ?? []) {
    const { npcs, read } = await byGear(id, band.id);
    expect(read).toMatchObject({ ok: true });
    expect(oddPairs(npcs)).toEqual([]);
    expect(Object.keys(npcs.roles)).toHaveLength(2 * band.figures.length);
  }
});

test('AI-CORE-MISSION AI-CORE-BEHAVIOUR: sheets of both games tell ranks, ranges, precise shots, healing and hiding', async () => {
  expect(told(await byGear('urss-classic', 'gens-du-bois'))).toEqual([
    'colosse: chief rusher',
    'spectre: soldier rusher',
    'eclaireur: soldier stalker',
    'acrobate: soldier rusher',
    'fusilier: soldier stalker',
    'duelliste: soldier evader',
  ]);
  expect(told(await byGear('urss-classic', 'escorte-jedi'))).toEqual([
    'jedi-gardien: chief rusher',
    'jedi-guerisseur: healer cautious',
    'soldat-rebelle: soldier walker',
    'soldat-rebelle: soldier evader',
  ]);
  expect(told(await byGear('urss-classic', 'garde-du-troll'))).toEqual([
    'troll: soldier rusher',
    'guerrier-humain: soldier rusher',
    'milicien-melee: soldier rusher',
    'milicien-melee: soldier walker',
    'magicien: chief walker',
    'milicien-tir: soldier walker',
  ]);
  expect(told(await byGear('urss-kit', 'rebelles'))).toEqual([
    'chevalier-jedi: elite rusher',
    'contrebandier-de-renom: chief walker',
    'commando-rebelle: soldier stalker',
    'soldat-rebelle: soldier walker',
    'soldat-rebelle: soldier evader',
    'infirmier-rebelle: healer cautious',
  ]);
  expect(told(await byGear('urss-kit', 'empire'))).toEqual([
    'officier-imperial: chief walker',
    'stormtrooper: soldier walker',
    'tireur-d-elite-imperial: sniper cautious',
    'jedi-noir: elite rusher',
  ]);
});

test('AI-CORE-SCOPE: groups that play by themselves, and groups of persons, have no roles', async () => {
  const game = await gameOf('urss-classic');
  const [zombies, others] = ['horde-de-la-galerie', 'escorte-jedi'].map((id) => game.bands?.ready.find((one) => one.id === id));
  if (!game.bands || !zombies || !others || !map) throw new Error('no bands');
  const setup = bandBattle(game.bands, [zombies, others], map, {}, false);
  expect(npcsByGear(game, setup, ['a'])).toEqual({ roles: {} });
  expect(Object.keys(npcsByGear(game, setup, ['a', 'b']).roles)).toEqual(others.figures.map((_one, i) => `b${String(i + 1)}`));
});
