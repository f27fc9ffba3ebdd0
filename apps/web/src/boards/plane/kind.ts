import type { Place } from '@escarmouche/space';
import type { Kind, Move } from '../board.ts';
import { gliding } from '../glide.ts';
import { falling } from './falling.ts';
import { lands, shows } from './shows.ts';
import { strides } from './strides.ts';
import { turned } from './turned.ts';

/** Two clicks this near to each other, in units, mean the same place. */
const NEAR = 400;

export const plane: Kind<'plane'> = {
  draw: () => import('./PlaneFrame.svelte'),
  picture: () => import('./plan/MapPicture.svelte'),
  audit: () => import('./SightPanel.svelte'),
  views: true,
  turns: true,
  near: NEAR,
  strides,
  turned,
  onTheWay: (was, is, moves) => ({
    ...is,
    figures: falling(was.figures, gliding(was.figures, is.figures, moves as readonly Move<Place>[]), moves),
  }),
  shows,
  lands,
  feels: () => import('./felt.ts'),
};
