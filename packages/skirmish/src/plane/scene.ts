import type { Table } from '@escarmouche/space';
import type { Build } from '../placed/state.ts';
import type { FigureId, Sheet } from '../roster.ts';
import type { PlaneFigure, PlaneGroup, PlaneState, Zone } from './state.ts';

/** The scene of a battle: a table, groups, and the sheets of their figures in the order of the roster. */
export function sceneOf<G extends PlaneGroup, T extends Sheet & { readonly id: FigureId }>(
  table: Table,
  groups: readonly G[],
  sheets: readonly T[],
  buildOf: (sheet: T) => Build,
) {
  return {
    table,
    groups,
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.id, sheet])),
    builds: Object.fromEntries(sheets.map((sheet) => [sheet.id, buildOf(sheet)])),
    roster: sheets.map(({ id }) => id),
  } satisfies PlaneState['scene'];
}

/** Facing of a figure in a zone: its front. */
export const FACING = { north: { x: 0, y: 1 }, south: { x: 0, y: -1 }, east: { x: 1, y: 0 }, west: { x: -1, y: 0 } } as const;

/** A figure before it is deployed in its zone. */
export function unplaced(id: FigureId, { x, y, front }: Zone) {
  return { id, x, y, z: 0, facing: FACING[front], posture: 'reserve' as const } satisfies PlaneFigure;
}
