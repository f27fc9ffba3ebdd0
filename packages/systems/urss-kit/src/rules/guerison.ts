import { PACE } from '@escarmouche/space';
import { healingPower } from '../heal.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** An ally within a pace, or itself, has all its vitality back (UK-PWR-GUERISON). */
export const heal = healingPower({
  id: 'guerison',
  cites: ['UK-PWR-GUERISON'],
  force: true,
  cost: 1,
  range: PACE,
  self: true,
  needs: forceSensitive.id,
});
