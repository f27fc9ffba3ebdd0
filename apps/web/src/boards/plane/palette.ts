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
  asphalt: {
    ground: '#54575c',
    specks: ['#4c4f54', '#5e6166'],
    solidLow: [122, 112, 104],
    solidHigh: [176, 162, 146],
    difficult: '#4a4d45',
    linear: '#8f8a80',
    small: '#5f6b45',
    ...SAME,
  },
  slabs: {
    ground: '#96928a',
    specks: ['#8c8981', '#a09c94'],
    solidLow: [122, 112, 104],
    solidHigh: [176, 162, 146],
    difficult: '#6c6a62',
    linear: '#8f8a80',
    small: '#5f6b45',
    ...SAME,
  },
  tiles: {
    ground: '#a2967f',
    specks: ['#9b8f78', '#aa9e88'],
    solidLow: [140, 128, 112],
    solidHigh: [188, 176, 156],
    difficult: '#857b68',
    linear: '#8c6f4e',
    small: '#7a5a37',
    ...SAME,
  },
  cobbles: {
    ground: '#716d64',
    specks: ['#68645c', '#7b776e'],
    solidLow: [112, 106, 98],
    solidHigh: [158, 150, 139],
    difficult: '#584a36',
    linear: '#8a857a',
    small: '#7a5a37',
    ...SAME,
  },
  earth: {
    ground: '#7b6849',
    specks: ['#705e41', '#867354'],
    solidLow: [116, 106, 96],
    solidHigh: [163, 150, 136],
    difficult: '#5a4c30',
    linear: '#83817a',
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
