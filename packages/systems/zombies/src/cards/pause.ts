import type { Card } from '../card.ts';
import { beginStep } from '../steps.ts';
import { gainLives } from '../supplies.ts';

const LIVES = 2;

/** Two lives instead of the movement (ZB-EV-PAUSE). */
export const pause: Card = {
  id: 'pause',
  cites: 'ZB-EV-PAUSE',
  timing: { own: ['W5'], others: [] },
  play(turn, seat) {
    gainLives(turn, seat, LIVES, 'ZB-EV-PAUSE');
    beginStep(turn, 'herd');
  },
};
