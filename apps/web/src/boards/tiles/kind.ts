import type { Kind } from '../board.ts';
import { gliding } from '../glide.ts';
import { turned } from './turned.ts';

export const tiles: Kind<'tiles'> = {
  draw: () => import('./TilesFrame.svelte'),
  picture: () => import('./TilesPicture.svelte'),
  emblems: async () => (await import('./card-emblems.ts')).PICTURES,
  views: false,
  turns: false,
  near: 0.5,
  turned,
  onTheWay: (was, is, moves) => ({
    ...is,
    figures: gliding(was.figures, is.figures, moves),
    zombies: gliding(was.zombies, is.zombies, moves),
  }),
  shows: (_board, { by, on, tone }) => ({ marks: [by, on].flatMap((id) => (id === undefined ? [] : { kind: 'figure', id, tone })) }),
  lands(board, { by, on = by, tone, lands: text }) {
    const at = board.figures.find(({ id }) => id === on)?.at;
    return at && text !== undefined ? { notes: [{ at, text, tone }] } : {};
  },
};
