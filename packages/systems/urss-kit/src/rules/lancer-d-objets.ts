import { PACE } from '@escarmouche/space';
import { damagingPower } from '../powers.ts';
import { forceDuel } from './duel-de-force.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** Objects hurled at an enemy within 10 paces (UK-PWR-LANCER-OBJETS). */
export const hurlObjects = damagingPower({
  id: 'lancer-d-objets',
  cites: ['UK-PWR-LANCER-OBJETS'],
  force: true,
  cost: 1,
  range: 10 * PACE,
  level: -1,
  needs: forceSensitive.id,
  counters: [forceDuel.id],
});
