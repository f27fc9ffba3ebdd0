import { PACE } from '@escarmouche/space';
import { damagingPower } from '../powers.ts';
import { forceDuel } from './duel-de-force.ts';
import { forceSensitive } from './sensible-a-la-force.ts';
import { armourPiercing } from './transperce-armure.ts';

/** Chokes an enemy within 5 paces, through its armour (UK-PWR-ETRANGLEMENT). */
export const choke = damagingPower({
  id: 'etranglement',
  cites: ['UK-PWR-ETRANGLEMENT'],
  force: true,
  cost: 1,
  range: 5 * PACE,
  level: 1,
  rules: [{ id: armourPiercing.id, value: 3 }],
  needs: forceSensitive.id,
  counters: [forceDuel.id],
});
