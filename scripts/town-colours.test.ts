import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Colours as the style sheets have them: each name, in every rule that sets it. */
const coloursIn = (path: string): readonly (readonly [name: string, colour: string])[] =>
  [...readFileSync(new URL(`../apps/web/src/${path}`, import.meta.url), 'utf8').matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', colour = '']) => [name, colour] as const,
  );
const town = coloursIn('boards/tiles/town.css');
const coloured = (name: string): string => town.find(([one]) => one === `town-${name}`)?.[1] ?? '';

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [light(a), light(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const PIECES = ['zombie', 'spent', 'bullet', 'life'];
const NOT_GROUND = new Set([...PIECES, 'case', 'line', 'sign'].map((name) => `town-${name}`));
const grounds = town.filter(([name]) => !NOT_GROUND.has(name));
/** The colours of sides on a table: the first ones, and those for eyes that tell fewer apart. */
const sides = coloursIn('styles/themes.css')
  .filter(([name]) => /^side-[a-f]$/.test(name))
  .filter(([, colour]) => light(colour) > 0.2);

test('a piece is a light colour in a dark line: one of the two stands out from every ground of the town, in every theme', () => {
  expect(sides.length).toBeGreaterThanOrEqual(12);
  const rims = [...PIECES.map((piece) => [piece, coloured(piece)] as const), ...sides];
  for (const [piece, rim] of rims) {
    expect(contrast(rim, coloured('case')), piece).toBeGreaterThanOrEqual(4.5);
    for (const [ground, colour] of grounds)
      expect(Math.max(contrast(rim, colour), contrast(coloured('case'), colour)), `${piece} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

test('a tile on paper has a colour for everything that is drawn on the board', () => {
  const paper = new Set(coloursIn('systems/zombies/print/TileSheets.svelte').map(([name]) => name));
  const kept = new Set([...NOT_GROUND, 'town-floor', 'town-trade']);
  expect([...new Set(town.map(([name]) => name))].filter((name) => !kept.has(name) && !paper.has(name))).toEqual([]);
});
