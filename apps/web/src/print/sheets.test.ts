import { expect, test } from 'vitest';
import { linkOf } from '../share/envelope.ts';
import { sheetsOf } from './sheets.ts';
import { offerSystems } from '../systems/index.ts';
import { systems } from '../systems/offered.ts';

offerSystems(systems);

test('UC-DMG-POINT: the cards of a band have as many boxes as each figure has vitality', async () => {
  const figures = [{ profile: 'contrebandier-de-renom' }, { profile: 'stormtrooper' }];
  const link = await linkOf({ kind: 'band', system: 'urss-classic', pack: 'star-wars', name: 'Deux', figures });
  const sheets = await sheetsOf(link.replace('#/received/', ''), 'fr');
  expect(sheets?.sides[0]?.cards.map(({ vitality }) => vitality)).toEqual([3, 1]);
});
