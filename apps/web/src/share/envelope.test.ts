import { mapFiles, type MapFile } from '@escarmouche/content';
import { readFile } from '@escarmouche/content/files/read';
import { scenarioNamed } from '@escarmouche/content/scenarios';
import { expect, test } from 'vitest';
import { fileOf, linkOf, receive } from './envelope.ts';
import { pack } from './share.ts';
import type { Shared } from './shared.ts';
import { whatIs } from './what.ts';

const band: Shared = {
  kind: 'band',
  system: 'urss-classic',
  pack: 'star-wars',
  name: 'Les Trois',
  figures: [
    { profile: 'stormtrooper', name: 'Riko', gear: {}, levels: {} },
    { profile: 'jedi-mineur', gear: { weapons: [{ id: 'blaster' }], armour: [] }, levels: {} },
  ],
};
const battle: Shared = { kind: 'battle', title: 'Quai sept', file: '{"format":"escarmouche-match"}\n' };
const map: Shared = { kind: 'map', file: mapFiles['quai-sept.json'] as MapFile };
const scenario: Shared = { kind: 'scenario', file: scenarioNamed('soutes-scellees') };

const sent = async (shared: Shared) => receive((await linkOf(shared)).replace('#/received/', ''), 'fr');

test.each([battle, map, scenario])('a $kind comes out of a link as it went in', async (shared) => {
  expect(await sent(shared)).toEqual({ ok: true, what: shared, checked: true });
});

test('a band comes out of a link as it went in, and one that may be mended with its problems', async () => {
  expect(await sent(band)).toEqual({ ok: true, what: { kind: 'band', band, problems: [] }, checked: true });
  const faulty: Shared = { ...band, figures: [{ profile: 'ewok', gear: {}, levels: {} }] };
  expect(await sent(faulty)).toMatchObject({ what: { kind: 'band', band: faulty, problems: [{ path: 'figures[0].profile' }] } });
});

test.each([band, map, scenario])('the file of a $kind is what authors write, and the command line reads', async (shared) => {
  expect(readFile(await fileOf(shared))).toMatchObject({ ok: true, kind: shared.kind });
});

test('a band of a link of before is as it was', async () => {
  const former = { kind: 'band', system: 'urss-classic', pack: 'med-fan', name: 'Duo' };
  const figures = [{ profile: 'archer-elfe', gear: { weapons: [{ id: 'lance' }] }, levels: { skill: 'chevalier' } }];
  const received = await receive(await pack(JSON.stringify({ ...former, figures })), 'fr');
  expect(received).toMatchObject({ what: { kind: 'band', band: { ...former, figures }, problems: [] } });
  expect(
    whatIs(JSON.stringify({ ...former, figures: [{ profile: 'archer-elfe', weapons: ['lance'], skill: 'chevalier' }] }), 'fr'),
  ).toMatchObject({
    band: { figures },
  });
});

test('a band goes by its name in the language of the page', () => {
  const file = { adaptation: 'med-fan', name: { fr: 'Deux', en: 'Two' }, figures: [{ profile: 'archer-elfe' }] };
  expect(whatIs(JSON.stringify(file), 'en')).toMatchObject({ band: { name: 'Two' } });
});

test.each([
  'null',
  '[]',
  '{}',
  '{"kind":"spell"}',
  '{"kind":"battle","title":"","file":"x"}',
  '{"kind":"battle","title":"x","file":3}',
  '{"kind":"battle","title":"x","file":"y","__proto__":{}}',
  JSON.stringify({ ...band, figures: [] }),
])('%s is nothing that is known here', (text) => {
  expect(whatIs(text, 'fr')).toMatchObject({ kind: 'refused' });
});
