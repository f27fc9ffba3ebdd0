import { PACE, type Feature, type Table } from '@escarmouche/space';

/**
 * A small obstacle by the rules of the kit: below a pace a step, a solid thing on which a figure may stand; higher a linear obstacle, which takes two
 * paces to cross (UK-TERRAIN-SMALL, UK-TERRAIN-LINEAR, UK-TERRAIN-TYPES).
 */
const obstacleOf = (feature: Feature): Feature =>
  feature.kind === 'small' ? { ...feature, kind: feature.top - feature.base < PACE ? 'solid' : 'linear' } : feature;

/** A table with its small obstacles by the rules of the kit. */
export function asKitHasIt(table: Table): Table {
  return table.features.some(({ kind }) => kind === 'small') ? { ...table, features: table.features.map(obstacleOf) } : table;
}
