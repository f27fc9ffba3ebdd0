import type { ActionCommand } from '../commands.ts';
import { climbing, climbOffers } from '../movement/climbing.ts';
import { action } from '../registry.ts';

/** Climb a ladder or rope, the base move at most (UK-ACT-LADDER). */
export const ladder = action<Extract<ActionCommand, { type: 'ladder' }>>({
  ...climbing,
  id: 'ladder',
  offers: (state, figure) => climbOffers(state, figure, 'ladder'),
});
