import type { Language } from '@escarmouche/referee';
import type { Table } from '@escarmouche/space';
import type { Terrain } from '../../boards/plane/model.ts';

const terrains = new WeakMap<Table, Map<Language, readonly Terrain[]>>();

/** The terrain of a table, its names in one language; `looks` by the ids of features, always the same for a table. */
export function terrainOf(table: Table, language: Language, looks: Readonly<Record<string, string>> = {}): readonly Terrain[] {
  const byLanguage = terrains.get(table) ?? new Map<Language, readonly Terrain[]>();
  terrains.set(table, byLanguage);
  const known =
    byLanguage.get(language) ?? table.features.map(({ name, ...piece }) => ({ ...piece, look: looks[piece.id], name: name?.[language] }));
  byLanguage.set(language, known);
  return known;
}

/** The name of a piece of terrain, if it has one. */
export function featureName(table: Table, id: string, language: Language): string | undefined {
  return table.features.find((feature) => feature.id === id)?.name?.[language];
}
