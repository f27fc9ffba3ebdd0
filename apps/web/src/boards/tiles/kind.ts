import type { Vector } from '@escarmouche/space';
import type { Kind } from '../contract.ts';

/**
 * A tile fits in few of its turns, and which of them is the game's affair: a facing counts strokes through those that fit, in its `x`; `y` is 1, for
 * a facing is never nothing.
 */
export const strokesOf = (facing: Vector | undefined): number => facing?.x ?? 0;
export const facingOf = (strokes: number): Vector => ({ x: strokes, y: 1 });

export const tiles: Kind<'tiles'> = {
  draw: () => import('./TilesFrame.svelte'),
  picture: () => import('./TilesPicture.svelte'),
  emblems: async () => (await import('./card-emblems.ts')).PICTURES,
  views: false,
  turns: false,
  near: 0.5,
  turned: (facing, clockwise) => facingOf(strokesOf(facing) + (clockwise ? 1 : -1)),
};
