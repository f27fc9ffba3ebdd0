import { mix } from '@escarmouche/referee';
import type { Terrain } from '../model.ts';

/** A number that is always the same for the same id: things that look alike differ a little by it. */
export const seedOf = (id: string): number => [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;

/** Shares from 0 to 1 by which the things on a piece differ, always the same for the same piece. */
export const shareOf = ({ id }: Terrain, i: number): number => mix(seedOf(id), i) / 4294967296;

/** Colours of looks that have their own on any ground; one of several is picked by the id. */
export const TINTS: Readonly<Record<string, readonly string[]>> = {
  adobe: ['#c4ab82', '#b99e74'],
  anvil: ['#3f434a'],
  barrel: ['#7a5630'],
  bench: ['#8a6a45'],
  bus: ['#c79a35'],
  bush: ['#4f6f38', '#5a7a40'],
  car: ['#8f3a33', '#3c5a78', '#b9b5aa', '#4a5048', '#a5803c', '#5d7a6d'],
  cart: ['#8a6538'],
  column: ['#c9c2b2'],
  condenser: ['#a9adb0'],
  container: ['#8f4a33', '#3f5d72', '#6d7a4a'],
  counter: ['#b08a5c'],
  crate: ['#8d6a42'],
  cross: ['#9a958a'],
  depot: ['#7f8790', '#8a8578'],
  fence: ['#9a7b52'],
  fountain: ['#b9b4a6'],
  grating: ['#8d949c'],
  hay: ['#c9a64f'],
  hedge: ['#4b6a35', '#557540'],
  house: ['#9c5b43', '#8d6750', '#a36a4a'],
  hull: ['#8b9299'],
  hut: ['#a48b55', '#97804f'],
  jars: ['#b07a4e'],
  keep: ['#8f8a80'],
  log: ['#6f5236'],
  planks: ['#8a6a42'],
  planter: ['#8b7460'],
  post: ['#8a6a45'],
  pump: ['#b23b32'],
  railing: ['#6d767e'],
  rock: ['#85827a', '#7d7a70'],
  sandbags: ['#b5a276'],
  shelf: ['#7a5c3c'],
  shop: ['#7d7a78', '#86796c', '#74797c'],
  stairs: ['#a09a8e'],
  tank: ['#9aa097', '#a39a86'],
  terrace: ['#b5a78e'],
  trough: ['#8b857a'],
  wall: ['#938c80'],
  well: ['#8f8a80'],
};

/** The colour of a piece by its look; undefined for a piece in the colour of its kind on this ground. */
export function tintOf({ look = '', id }: Terrain): string | undefined {
  const tints = Object.hasOwn(TINTS, look) ? TINTS[look] : undefined;
  return tints?.[mix(seedOf(id), tints.length) % tints.length];
}

/** Flat ground that is difficult to walk on. */
export const FLAT_TINTS: Readonly<Record<string, string>> = {
  cables: '#3c4652',
  dune: '#b79d6b',
  shallows: '#5b8fae',
  mud: '#5a4631',
  rubble: '#77726a',
  undergrowth: '#4b5b34',
};
