import type { Point } from '@escarmouche/space';
import { boxAt, isCovered, type Box } from '../../box.ts';
import type { Terrain } from '../model.ts';
import { cornersOf, middleOf } from './shadow.ts';

/** The words on a piece of terrain: its height, and its name where there is room for both lines. */
export interface Height {
  readonly id: string;
  readonly at: Point;
  /** In units. */
  readonly top: number;
  readonly name?: string;
  /** There is room for the number alone. */
  readonly small: boolean;
}

/**
 * Heights on every piece that is large enough on the screen and where nothing `taken` lies over them; `grown`: size of words, as a multiple of
 * the usual one.
 */
export function heightsOn(
  terrain: readonly Terrain[],
  toScreen: (point: Point) => Point,
  taken: readonly Box[],
  grown: number,
): readonly Height[] {
  return terrain.flatMap(({ id, kind, shape, top, name = '' }): Height[] => {
    if (kind !== 'solid' || top <= 0) return [];
    const spots = cornersOf(shape).map(toScreen);
    const width = sizeOf(spots.map(({ x }) => x)) / grown;
    const height = sizeOf(spots.map(({ y }) => y)) / grown;
    const at = toScreen(middleOf(shape));
    const isFree = (across: number, down: number): boolean => !isCovered(boxAt(at.x, at.y, across * grown, down * grown), taken);
    if (width < 19 || height < 13 || !isFree(26, 9)) return [];
    const named = name !== '' && width > 9 * name.length && height > 40 && isFree(7 * name.length, 30);
    return [{ id, at, top, small: width < 32, ...(named && { name }) }];
  });
}

const sizeOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);
