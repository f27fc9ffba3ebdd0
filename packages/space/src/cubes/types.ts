import type { Data } from '@escarmouche/referee/schema';
import type * as schema from './schema.ts';

/** Scenery of a battlefield of cubes, as data (DZ-TERRAIN-MODEL). */
export type CubeMap = Data<typeof schema.cubeMap>;
export type Panel = Data<typeof schema.panel>;
export type PanelKind = Data<typeof schema.panelKind>;
export type Floor = Data<typeof schema.floor>;
export type Ramp = Data<typeof schema.ramp>;
export type Side = Data<typeof schema.side>;
/** The part of a side that is free: nobody passes, Size 1, up to 2, up to 3, everybody. */
export type Opening = Data<typeof schema.opening>;
/** [u0, v0, u1, v1] */
export type Rectangle = readonly [number, number, number, number];
