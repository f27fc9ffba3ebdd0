import type { ActionCommand } from './commands.ts';
import { action } from './registry.ts';

/** Take the alert stance: the actions left are given up, so the stance is always the last action (UC-ACT-ALERT). */
export const alertStance = action<Extract<ActionCommand, { type: 'alert' }>>({
  id: 'alert',
  says: 'UC-ACT-ALERT',
  cost: () => 1,
  ownActivationOnly: true,
  offWall: true,
  check: () => undefined,
  play: (turn, figure) => turn.emit({ type: 'alertTaken', figure: figure.id }),
  offers: () => [{ id: 'alert', type: 'alert', command: { type: 'alert' } }],
});
