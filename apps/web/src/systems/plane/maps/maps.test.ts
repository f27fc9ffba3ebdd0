import { LOOKS } from '@escarmouche/content';
import { expect, test } from 'vitest';
import type { PlaneBoard } from '../../../boards/plane/model.ts';
import { isFlatLook, paintersOf } from '../../../boards/plane/plan/dressed/painters.ts';
import { buildersOf } from '../../../boards/plane/scene/dressed/index.ts';
import { dressingOf, fetchDressing } from './dressing.ts';
import { mapsOnOffer } from './maps.ts';

const ids = (world: string) => mapsOnOffer('fr', world, []).map(({ id }) => id);

test('UC-SETUP-DEPLOY: every map is on offer, those of the world that is played first', () => {
  expect(ids('star-wars').slice(0, 3)).toEqual(['quai-sept', 'avant-poste-du-fleuve', 'ferme-ensablee']);
  expect(ids('med-fan').slice(0, 3)).toEqual(['cour-du-chateau', 'chemin-forestier', 'quai-sept']);
  expect(ids('survivants').slice(0, 3)).toEqual(['rue-principale', 'galerie-marchande', 'quai-sept']);
  expect(ids('generic')).toEqual(ids('star-wars'));
});

test('UC-MOVE-TERRAIN-KINDS: a ready map tells how its table is dressed, another table lies on bare sand', async () => {
  const yard = { map: 'cour-du-chateau' };
  expect(dressingOf(yard)).toEqual({ ground: 'sand' });
  await fetchDressing(yard);
  expect(dressingOf(yard)).toMatchObject({ ground: 'cobbles', looks: { puits: 'well' } });
  expect(dressingOf({ map: 'elsewhere' })).toEqual({ ground: 'sand' });
  const board = mapsOnOffer('en', 'survivants', [])[0]?.board as PlaneBoard;
  expect(board.ground).toBe('asphalt');
  expect(board.terrain[0]).toMatchObject({ id: 'bus', look: 'bus', name: 'Bus' });
});

test.each(LOOKS)('the look "%s" is drawn in the plan and built in the scene', async (look) => {
  const terrain = [{ id: 'a', kind: 'solid', shape: { type: 'disc', x: 0, y: 0, r: 1 }, base: 0, top: 1, look }] as const;
  const [painterOf, builderOf] = await Promise.all([paintersOf(terrain), buildersOf(terrain)]);
  expect(painterOf(look) !== undefined || isFlatLook(look)).toBe(true);
  expect(builderOf(look) !== undefined || isFlatLook(look)).toBe(true);
});
