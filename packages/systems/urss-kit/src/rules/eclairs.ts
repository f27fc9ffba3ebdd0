import { PACE } from '@escarmouche/space';
import { damagingPower } from '../powers.ts';
import { lightsaberCounter } from './contre-par-sabre-laser.ts';
import { forceDuel } from './duel-de-force.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** Lightning on an enemy within 10 paces: a plain damage roll (UK-PWR-ECLAIRS). */
export const lightning = damagingPower({
  id: 'eclairs',
  cites: ['UK-PWR-ECLAIRS'],
  force: true,
  cost: 1,
  range: 10 * PACE,
  level: 0,
  needs: forceSensitive.id,
  counters: [forceDuel.id, lightsaberCounter.id],
});
