import type { FigureChoice } from '@escarmouche/content';
import { expect, test } from 'vitest';
import { cardsOf } from '../bands/cards.ts';
import { offerSystems } from '../systems/index.ts';
import { systems } from '../systems/offered.ts';
import { roleIn } from './told.ts';

offerSystems(systems);

test('AI-CORE-MISSION AI-CORE-BEHAVIOUR: the role of a figure in a set-up, with its zone by name', () => {
  const zones = [{ id: 'gate', name: { fr: 'Porte', en: 'Gate' }, shape: { type: 'disc', x: 0, y: 0, r: 1000 } }];
  const setup = { npcs: { zones, roles: { a1: { mission: { type: 'guard', zone: 'gate' }, behaviour: 'cautious' } } } };
  expect([roleIn(setup, 'a1', 'fr'), roleIn(setup, 'a1', 'en')]).toEqual(['Garde Porte, Prudent', 'Guard Gate, Cautious']);
  expect([roleIn(setup, 'a2', 'fr'), roleIn(setup, 'constructor', 'fr'), roleIn({}, 'a1', 'fr')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(['urss-classic', 'urss-kit'])('AI-CORE-MISSION: cards of a band of %s have the roles that it keeps', async (system) => {
  const [pack, profile] = system === 'urss-kit' ? ['urss-kit', 'stormtrooper'] : ['star-wars', 'stormtrooper'];
  const figures: readonly FigureChoice[] = [{ profile, role: { mission: { type: 'elite' }, behaviour: 'walker' } }, { profile }];
  expect((await cardsOf(system, pack, figures, 'fr')).map(({ role }) => role)).toEqual(['Élite, Marcheur', undefined]);
});
