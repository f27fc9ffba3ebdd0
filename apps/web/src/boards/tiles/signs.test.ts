import { expect, test } from 'vitest';
import type { TileOnBoard } from './model.ts';
import { signsOf } from './signs.ts';

const tile = (x: number, name?: string): TileOnBoard => ({ x, y: 0, name, kind: '', look: {} }) as unknown as TileOnBoard;
const lines = (...tiles: readonly TileOnBoard[]) => signsOf(tiles, 33, 300).map((sign) => sign.lines);

test('a name longer than its tile takes two lines beside another name, and one where it has room', () => {
  expect(lines(tile(0, 'Lawn and garden store'), tile(1, 'Army surplus store'))).toEqual([
    ['Lawn and', 'garden store'],
    ['Army surplus', 'store'],
  ]);
  expect(lines(tile(0, 'Lawn and garden store'), tile(1), tile(2, 'Hospital'))).toEqual([['Lawn and garden store'], ['Hospital']]);
  expect(lines(tile(0, 'Quincaillerie-quincaillerie'), tile(1, 'Hospital'))).toEqual([['Quincaillerie-quincaillerie'], ['Hospital']]);
});
