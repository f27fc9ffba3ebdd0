import { PACE } from '@escarmouche/space';
import { healingPower } from '../heal.ts';

/** An ally within 15 paces, or itself, has a vitality point back (UK-ATTR-MAGNETISME). */
export const magnetism = healingPower({
  id: 'magnetisme',
  cites: ['UK-ATTR-MAGNETISME'],
  cost: 2,
  range: 15 * PACE,
  self: true,
  restores: 1,
});
