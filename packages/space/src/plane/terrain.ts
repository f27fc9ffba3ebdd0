import { within } from './measure.ts';
import { boxAround, boxOf, contains, containsStrictly, discGap } from './shapes/shapes.ts';
import type { Box } from './shapes/shapes.ts';
import { CONTACT_GAP } from './types.ts';
import type { Body, Feature, Point, Table } from './types.ts';

interface TerrainIndex {
  /** Bounding boxes in the table's order, four numbers each. Tables are small enough for going through all of them. */
  readonly boxes: Float64Array;
  readonly byId: ReadonlyMap<string, Feature>;
}

const indexes = new WeakMap<Table, TerrainIndex>();

const buildIndex = ({ features }: Table): TerrainIndex => {
  const boxes = new Float64Array(4 * features.length);
  features.forEach(({ shape }, i) => {
    const { minX, minY, maxX, maxY } = boxOf(shape);
    boxes.set([minX, minY, maxX, maxY], 4 * i);
  });
  return { boxes, byId: new Map(features.map((feature) => [feature.id, feature])) };
};

const indexOf = (table: Table): TerrainIndex => {
  let index = indexes.get(table);
  if (!index) {
    index = buildIndex(table);
    indexes.set(table, index);
  }
  return index;
};

/** The feature with this id, if the table has it. */
export const featureById = (table: Table, id: string): Feature | undefined => indexOf(table).byId.get(id);

/** Features whose bounding box meets the given box (edges included), in the table's order. */
export const featuresNear = (table: Table, { minX, minY, maxX, maxY }: Box): readonly Feature[] => {
  const { boxes } = indexOf(table);
  const found: Feature[] = [];
  for (let i = 0, at = 0; i < table.features.length; i++, at += 4) {
    if (Number(boxes[at]) > maxX || Number(boxes[at + 1]) > maxY) continue;
    if (Number(boxes[at + 2]) < minX || Number(boxes[at + 3]) < minY) continue;
    const feature = table.features[i];
    if (feature) found.push(feature);
  }
  return found;
};

/** Horizontal gap in units between a base and a feature's footprint; negative when they overlap. */
export const featureGap = (body: Body, feature: Feature): number => discGap(body, body.r, feature.shape);

/** Do a body and a feature share a level, top and bottom of each included? */
export const levelsMeet = (body: Body, feature: Feature): boolean => feature.base <= body.z + body.h && feature.top >= body.z;

/** Features that a figure touches: footprint within contact of the base and a level in common, the surface under the figure included. */
export const touching = (table: Table, body: Body): readonly Feature[] =>
  featuresNear(table, boxAround(body, body.r + CONTACT_GAP + 1)).filter(
    (feature) => levelsMeet(body, feature) && within(featureGap(body, feature), CONTACT_GAP),
  );

/** A level that can be stood on; `feature` is the solid whose top it is, or the void whose floor it is. */
export interface Surface {
  readonly z: number;
  readonly feature?: string;
}

/**
 * The highest surface at or below z + stepUp under a point: the top of a solid (its edge included), the ground at 0, or the floor of a void
 * (its edge is still ground). When there is none so low (below the ground outside of any void) it is the ground, higher than asked.
 */
export const surfaceAt = (table: Table, point: Point, z: number, stepUp: number): Surface => {
  let ground: Surface = { z: 0 };
  let best: Surface | undefined;
  for (const feature of featuresNear(table, boxAround(point, 0))) {
    if (feature.kind === 'void' && feature.base < ground.z && containsStrictly(feature.shape, point)) {
      ground = { z: feature.base, feature: feature.id };
    }
    if (feature.kind !== 'solid' || feature.top > z + stepUp || (best && feature.top <= best.z)) continue;
    if (contains(feature.shape, point)) best = { z: feature.top, feature: feature.id };
  }
  return best && best.z > ground.z ? best : ground;
};
