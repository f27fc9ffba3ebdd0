import type { Card } from '../card.ts';
import { grant, isFree } from '../movement.ts';
import { noneToChoose } from '../refusals.ts';

const SQUARES = 10;

/** Ten squares instead of the movement roll (ZB-EV-VOITURE). */
export const voiture: Card = {
  id: 'voiture',
  cites: 'ZB-EV-VOITURE',
  timing: { own: ['W5'], others: [] },
  forbids: (state, seat) => (isFree(state, seat) ? undefined : noneToChoose('ZB-EV-VOITURE')),
  play: (turn, seat) => grant(turn, seat, ['ZB-EV-VOITURE'], SQUARES),
};
