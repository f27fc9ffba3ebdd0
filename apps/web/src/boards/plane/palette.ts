import type { Ground } from './model.ts';

/** Colours of a table, from its ground: plan and scene are painted from these. */
export interface Palette {
  readonly ground: string;
  /** Two tones that speckle it. */
  readonly specks: readonly [string, string];
  readonly solidLow: readonly [number, number, number];
  readonly solidHigh: readonly [number, number, number];
  readonly difficult: string;
  readonly linear: string;
  readonly small: string;
  readonly water: string;
  readonly void: string;
  readonly trunk: string;
}

/** Water, holes and trunks are the same on every ground. */
const SAME = { water: '#2c5f86', void: '#14161b', trunk: '#5b4630' } as const;

export const PALETTES: Readonly<Record<Ground, Palette>> = {
  deck: {
    ground: '#4b535f',
    specks: ['#444b56', '#545d6a'],
    solidLow: [112, 104, 96],
    solidHigh: [181, 170, 152],
    difficult: '#3c4652',
    linear: '#a08d6a',
    small: '#8d6a42',
    ...SAME,
  },
  grass: {
    ground: '#6d7550',
    specks: ['#656d49', '#767e58'],
    solidLow: [116, 106, 96],
    solidHigh: [163, 150, 136],
    difficult: '#4b5b34',
    linear: '#83817a',
    small: '#8d6a42',
    ...SAME,
  },
  sand: {
    ground: '#a48f68',
    specks: ['#9b865f', '#ad9871'],
    solidLow: [139, 111, 80],
    solidHigh: [197, 170, 134],
    difficult: '#86703f',
    linear: '#7f6a50',
    small: '#7a5a37',
    ...SAME,
  },
};

/** A map on paper: light, and little ink. */
export const PAPER: Palette = {
  ground: '#ffffff',
  specks: ['#ffffff', '#ffffff'],
  solidLow: [236, 237, 239],
  solidHigh: [196, 200, 206],
  difficult: '#eef3e6',
  linear: '#d9d4c6',
  small: '#e6ddd2',
  water: '#e2eef7',
  void: '#ffffff',
  trunk: '#cbb9a4',
};

/** Roof colour of a solid by its height, in paces. */
export function roof(palette: Palette, height: number): string {
  const share = Math.min(1, Math.max(0, height / 4));
  const [r, g, b] = palette.solidLow.map((low, i) => Math.round(low + ((palette.solidHigh[i] ?? low) - low) * share));
  return `rgb(${r} ${g} ${b})`;
}
