import { closedOffer } from '@escarmouche/referee';
import type { ActionCommand } from '../commands.ts';
import { action } from '../registry.ts';

/** Do nothing, any number of times (UK-ACT-NOTHING). */
export const nothing = action<Extract<ActionCommand, { type: 'nothing' }>>({
  id: 'nothing',
  says: 'UK-ACT-NOTHING',
  cost: () => 1,
  again: true,
  ownActivationOnly: true,
  lying: true,
  whileFleeing: true,
  check: () => undefined,
  play: () => undefined,
  offers: () => [closedOffer<ActionCommand>({ type: 'nothing' }, undefined)],
});
