import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLAT_TINTS, TINTS } from '../apps/web/src/boards/plane/looks/tints.ts';
import { PALETTES } from '../apps/web/src/boards/plane/palette.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../apps/web/src', path), 'utf8');
const tokens = read('boards/plane/plan/Figures.svelte');
const themes = read('styles/themes.css');

/** Relative luminance of a colour written #rrggbb or #rgb. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? Array.from(colour.slice(1), (one) => one + one) : (colour.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((two) => {
    const share = Number.parseInt(two, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const LEAST = 3;
const filled = (part: string): string => new RegExp(`\\.${part} \\{\\s+fill: (#\\w+);`).exec(tokens)?.[1] ?? '';
/** The base of a figure on the board, and the rim outside the line in the colour of its side. */
const [BASE, RIM] = [filled('base'), filled('rim')];
const sides = [...themes.matchAll(/--side-([a-f]): (#\w+);\s+--side-\1-deep: (#\w+);/g)].map(([, letter = '', bright = '', deep = '']) => ({
  letter,
  bright,
  deep,
}));
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{3,6}$/.test(value);
const grounds = [...Object.values(PALETTES).flatMap((palette) => Object.values(palette).flat()), ...Object.values(TINTS).flat()].filter(
  isColour,
);

describe('contrast of a figure on the board', () => {
  test('of its drawing with the base and with the shape of its side, in the usual and in the safe colours', () => {
    expect(sides).toHaveLength(12);
    const weak = sides.filter(({ bright, deep }) => contrast(bright, BASE) < LEAST || contrast(bright, deep) < LEAST);
    expect(weak).toEqual([]);
  });

  test('of the rim of its base, or of the line in the colour of its side, with every ground and every piece of terrain', () => {
    expect(grounds.length).toBeGreaterThan(60);
    const weak = [...grounds, ...Object.values(FLAT_TINTS)].flatMap((ground) =>
      sides
        .filter(({ bright }) => Math.max(contrast(RIM, ground), contrast(bright, ground)) < LEAST)
        .map(({ letter }) => `${letter} on ${ground}`),
    );
    expect(weak).toEqual([]);
  });
});
