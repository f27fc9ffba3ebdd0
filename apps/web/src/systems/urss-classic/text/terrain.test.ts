import type { Feature } from '@escarmouche/space';
import type { State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { queries } from './queries.ts';

const piece = (id: string, kind: Feature['kind'], x: number, rest: Partial<Feature> = {}): Feature => ({
  id,
  kind,
  shape: { type: 'disc', x, y: 0, r: 1000 },
  base: 0,
  top: 2000,
  name: { fr: id, en: id },
  ...rest,
});
const features = [
  piece('mur', 'solid', 0),
  piece('paroi', 'solid', 5000, { climbable: false, base: 1000 }),
  piece('muret', 'linear', 10_000, { top: 1000 }),
  piece('boue', 'difficult', 15_000),
  piece('fumée', 'opaque', 25_000),
  piece('fosse', 'void', 20_000, { base: -3000, top: 0 }),
];
const state = { scene: { table: { width: 30_000, height: 30_000, features } } } as unknown as State;
const facts = (feature: string) =>
  queries.terrain?.(state, { feature }, 'fr')?.facts.map(({ label, value, rule }) => [label, value, rule].filter(Boolean).join(' | '));

test('UC-MOVE-TERRAIN-KINDS: a piece of terrain tells its kind, height, cost and what it hides, each by its rule', () => {
  expect(queries.terrain?.(state, { feature: 'mur' }, 'fr')?.kind).toEqual({ label: 'plein', rule: 'UC-MOVE-TERRAIN-KINDS' });
  expect(facts('mur')).toEqual([
    'Hauteur | 2\u00a0pas',
    'S’escalade | UC-ACT-CLIMB-SWIM',
    'Cache ce qui est derrière, et couvre selon la part cachée | UC-SHOOT-COVER',
  ]);
  expect(facts('paroi')?.slice(0, 2)).toEqual(['Hauteur | de 1\u00a0pas à 2\u00a0pas', 'Ne s’escalade pas | UC-ACT-CLIMB-SWIM']);
  expect(facts('muret')).toContain('Coût pour le franchir | 2\u00a0pas | UC-MOVE-OBSTACLE');
  expect(facts('boue')).toEqual(['Coût de chaque pas du chemin | 2 | UC-MOVE-DIFFICULT', 'Ne cache rien | UC-SYS-LOS']);
  expect(facts('fumée')).toEqual([
    'Hauteur | 2\u00a0pas',
    'Se traverse sans rien coûter | UC-MOVE-PATH',
    'Cache ce qui est derrière, et couvre selon la part cachée | UC-SHOOT-COVER',
  ]);
  expect(facts('fosse')?.[0]).toBe('Profondeur | 3\u00a0pas');
});

test('what lies at a spot is found, and nothing on open ground', () => {
  expect(queries.terrain?.(state, { at: { x: 10_200, y: 300 } }, 'en')).toMatchObject({ feature: 'muret', kind: { label: 'low wall' } });
  expect(queries.terrain?.(state, { at: { x: 2500, y: 9000 } }, 'en')).toBeUndefined();
});
