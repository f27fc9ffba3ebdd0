import type { Kind } from '../board.ts';
import { turned } from './turned.ts';

export const tiles: Kind<'tiles'> = {
  draw: () => import('./TilesFrame.svelte'),
  picture: () => import('./TilesPicture.svelte'),
  emblems: async () => (await import('./card-emblems.ts')).PICTURES,
  views: false,
  turns: false,
  near: 0.5,
  turned,
};
