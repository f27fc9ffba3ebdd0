import { mix } from '@escarmouche/referee';
import type { Ground } from '../model.ts';

/** Colours of a table, from its ground: the plan is painted from these and nothing else. */
export interface Palette {
  readonly ground: string;
  /** Two tones that speckle it. */
  readonly specks: readonly [string, string];
  readonly solidLow: readonly [number, number, number];
  readonly solidHigh: readonly [number, number, number];
  readonly difficult: string;
  readonly linear: string;
  readonly small: string;
}

export const PALETTES: Readonly<Record<Ground, Palette>> = {
  deck: {
    ground: '#4b535f',
    specks: ['#444b56', '#545d6a'],
    solidLow: [112, 104, 96],
    solidHigh: [181, 170, 152],
    difficult: '#3c4652',
    linear: '#a08d6a',
    small: '#8d6a42',
  },
  grass: {
    ground: '#6d7550',
    specks: ['#656d49', '#767e58'],
    solidLow: [116, 106, 96],
    solidHigh: [163, 150, 136],
    difficult: '#4b5b34',
    linear: '#83817a',
    small: '#8d6a42',
  },
  sand: {
    ground: '#a48f68',
    specks: ['#9b865f', '#ad9871'],
    solidLow: [139, 111, 80],
    solidHigh: [197, 170, 134],
    difficult: '#86703f',
    linear: '#7f6a50',
    small: '#7a5a37',
  },
};

/** Roof colour of a solid by its height, in paces. */
export function roof(palette: Palette, height: number): string {
  const share = Math.min(1, Math.max(0, height / 4));
  const [r, g, b] = palette.solidLow.map((low, i) => Math.round(low + ((palette.solidHigh[i] ?? low) - low) * share));
  return `rgb(${r} ${g} ${b})`;
}

const SIDE = 128;
const tiles = new Map<Ground, string>();

/** A small tile of speckled ground as a data URL, drawn once. */
export function groundTile(ground: Ground): string {
  const known = tiles.get(ground);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const { ground: colour, specks } = PALETTES[ground];
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  for (let i = 0; i < 900; i++) {
    const bits = mix(i, ground.length);
    const size = 1 + (bits >>> 28) / 5;
    context.globalAlpha = 0.25 + ((bits >>> 20) & 15) / 30;
    context.fillStyle = (bits & 1) === 0 ? specks[0] : specks[1];
    context.fillRect((bits >>> 1) & 127, (bits >>> 9) & 127, size, size);
  }
  const url = canvas.toDataURL('image/png');
  tiles.set(ground, url);
  return url;
}
