import type { Shape, Table } from '@escarmouche/space';
import type { Text, Zone } from '@escarmouche/urss-classic';

/** Coverings of a whole table. */
export const GROUNDS = ['deck', 'grass', 'sand', 'asphalt', 'slabs', 'tiles', 'cobbles', 'earth'] as const;
type Ground = (typeof GROUNDS)[number];

/** Coverings of parts of a table: the lines on a road are paint. */
export const COVERINGS = [...GROUNDS, 'paint'] as const;
type Covering = (typeof COVERINGS)[number];

/** Looks of a piece of terrain. */
export const LOOKS = [
  'adobe',
  'anvil',
  'barrel',
  'battlement',
  'bench',
  'bus',
  'bush',
  'cables',
  'car',
  'cart',
  'column',
  'condenser',
  'container',
  'counter',
  'crate',
  'cross',
  'depot',
  'dune',
  'fence',
  'fountain',
  'grating',
  'hay',
  'hedge',
  'house',
  'hull',
  'hut',
  'jars',
  'keep',
  'log',
  'mud',
  'planks',
  'planter',
  'post',
  'pump',
  'railing',
  'rock',
  'rubble',
  'sandbags',
  'shallows',
  'shelf',
  'shop',
  'stairs',
  'tank',
  'terrace',
  'tree',
  'trough',
  'undergrowth',
  'wall',
  'well',
] as const;
export type Look = (typeof LOOKS)[number];

/** A part of the table with another covering, for pictures. */
interface Patch {
  readonly ground: Covering;
  readonly shape: Shape;
}

/** A map in units. Members for pictures alone never come into a match: pages look them up here by the map's id. */
export interface BattleMap {
  readonly id: string;
  readonly name: Text;
  readonly story: Text;
  /** The world that the map was drawn for, which offers it first. */
  readonly adaptation?: string;
  /** For pictures; sand when absent. */
  readonly ground?: Ground;
  /** For pictures, painted in this order. */
  readonly patches?: readonly Patch[];
  /** For pictures, by the ids of features; a feature without a look is drawn by its kind. */
  readonly looks?: Readonly<Record<string, Look>>;
  readonly table: Table;
  readonly zones: readonly Zone[];
}
