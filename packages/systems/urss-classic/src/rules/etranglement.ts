import { damagingPower } from '../powers.ts';
import { cancelsSaves } from './annule-les-sauvegardes.ts';

/** Chokes an enemy within 5 paces; no save helps (UC-SW-PWR-ETRANGLEMENT). */
export const choke = damagingPower({
  id: 'etranglement',
  cites: ['UC-SW-PWR-ETRANGLEMENT'],
  art: 'force',
  range: 5000,
  level: 'bonus',
  rules: [{ id: cancelsSaves.id }],
});
