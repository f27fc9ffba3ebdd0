import { expect, test } from 'vitest';
import { linkOf, parseShared, receive, type Shared } from './envelope.ts';

const band: Shared = {
  kind: 'band',
  system: 'urss-classic',
  pack: 'star-wars',
  name: 'Les Trois',
  figures: [
    { profile: 'a', name: 'Riko', gear: {}, levels: {} },
    {
      profile: 'c',
      gear: { weapons: [{ id: 'pistolet', number: 2, upgrades: [{ id: 'portee', number: -1 }] }], armour: [] },
      levels: { skill: 'chevalier' },
    },
  ],
};
const battle: Shared = { kind: 'battle', title: 'Quai sept', file: '{"format":"x"}\n' };

test.each([band, battle])('a $kind comes out of a link as it went in', async (shared) => {
  const link = await linkOf(shared);
  expect(await receive(link.replace('#/received/', ''))).toEqual({ ok: true, shared, checked: true });
});

test.each([
  'null',
  '[]',
  '{}',
  '{"kind":"spell"}',
  '{"kind":"battle","title":"","file":"x"}',
  '{"kind":"battle","title":"x","file":3}',
  '{"kind":"battle","title":"x","file":"y","__proto__":{}}',
  '{"kind":"battle","title":"x","file":"y","more":{"constructor":1}}',
  JSON.stringify({ ...band, figures: [] }),
  JSON.stringify({ ...band, figures: Array.from({ length: 61 }, () => ({ profile: 'a' })) }),
  JSON.stringify({ ...band, figures: [{ profile: 3 }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', name: {} }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', weapons: 'lance' }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', gear: { weapons: ['lance'] } }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', gear: { armour: [{ id: 3 }] } }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', gear: { weapons: Array.from({ length: 11 }, () => ({ id: 'lance' })) } }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', gear: { weapons: [{ id: 'arc', number: 1.5 }] } }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', gear: { toString: [] } }] }),
  JSON.stringify({ ...band, figures: [{ profile: 'a', levels: { skill: 1 } }] }),
  JSON.stringify({ ...band, name: 'x'.repeat(121) }),
])('%s is nothing that is known here', async (text) => {
  expect(await parseShared(text)).toBeUndefined();
});

test('nothing but what is known is taken along', async () => {
  expect(await parseShared(JSON.stringify({ ...band, figures: [{ profile: 'a', strength: 9 }], cheat: true }))).toEqual({
    ...band,
    figures: [{ profile: 'a', gear: {}, levels: {} }],
  });
});

test('a figure of a link of the first version is as it was', async () => {
  const figures = [
    { profile: 'a', weapons: ['lance'], skill: 'chevalier' },
    { profile: 'b', armour: [] },
  ];
  expect(await parseShared(JSON.stringify({ ...band, figures }))).toEqual({
    ...band,
    figures: [
      { profile: 'a', gear: { weapons: [{ id: 'lance' }] }, levels: { skill: 'chevalier' } },
      { profile: 'b', gear: { armour: [] }, levels: {} },
    ],
  });
});
