import { expect, test, vi } from 'vitest';
import { linkOf } from '../share/envelope.ts';

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => 'fr', setItem: () => undefined } }));
const { sheetsOf } = await import('./sheets.ts');
const { offerSystems } = await import('../systems/index.ts');
const { systems } = await import('../systems/offered.ts');
offerSystems(systems);

test('UC-DMG-POINT: the cards of a band have as many boxes as each figure has vitality', async () => {
  const figures = [{ profile: 'contrebandier-de-renom' }, { profile: 'stormtrooper' }];
  const link = await linkOf({ kind: 'band', system: 'urss-classic', pack: 'star-wars', name: 'Deux', figures });
  const sheets = await sheetsOf(link.replace('#/received/', ''), 'fr');
  expect(sheets?.sides[0]?.cards.map(({ vitality }) => vitality)).toEqual([3, 1]);
});
