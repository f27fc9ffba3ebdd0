import { loadMap, type MapFile } from '@escarmouche/content';
import { expect, test } from 'vitest';
import { drawnMap, pieceAt, pieceBetween, type Piece } from './drawing.ts';

const pieces: readonly Piece[] = [
  pieceBetween('house', { x: 2.1, y: 8 }, { x: 6.2, y: 11.9 }, 20, 20),
  pieceBetween('wall', { x: 10, y: 9 }, { x: 15, y: 9.4 }, 20, 20),
  pieceBetween('wood', { x: 25, y: 25 }, { x: 18, y: 17 }, 20, 20),
];

test('pieces drawn with a finger end on half paces and stay on the table; a low wall is thin', () => {
  expect(pieces).toEqual([
    { kind: 'house', x: 2, y: 8, width: 4, height: 4 },
    { kind: 'wall', x: 10, y: 9, width: 5, height: 0.5 },
    { kind: 'wood', x: 18, y: 17, width: 2, height: 3 },
  ]);
  expect(pieceAt(pieces, { x: 3, y: 9 })).toBe(pieces[0]);
  expect(pieceAt(pieces, { x: 0, y: 0 })).toBeUndefined();
});

test('a drawing is a map that the rules read: a wood hides and slows, zones lie at the short sides', () => {
  const file: MapFile = drawnMap('Ma table', 20, 20, pieces);
  const { table, zones } = loadMap(file);
  expect(table.features.map(({ kind }) => kind)).toEqual(['solid', 'linear', 'difficult', 'opaque']);
  expect(zones.map(({ front }) => front)).toEqual(['north', 'south']);
  expect(new Set(table.features.map(({ id }) => id)).size).toBe(4);
});
