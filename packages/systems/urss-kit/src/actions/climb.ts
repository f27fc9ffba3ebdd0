import type { ActionCommand } from '../commands.ts';
import { climbing, climbOffers } from '../movement/climbing.ts';
import { action } from '../registry.ts';

/** Climb a wall, half the base move at most; a figure short of the top hangs on the wall (UK-ACT-CLIMB). */
export const climb = action<Extract<ActionCommand, { type: 'climb' }>>({
  ...climbing,
  id: 'climb',
  offers: (state, figure) => climbOffers(state, figure, 'climb'),
});
