import { damagingPower } from '../powers.ts';

/** Chokes an enemy within 5 paces; no save helps (UC-SW-PWR-ETRANGLEMENT). */
export const choke = damagingPower({
  id: 'etranglement',
  cites: ['UC-SW-PWR-ETRANGLEMENT'],
  range: 5000,
  level: 'bonus',
  rules: [{ id: 'annule-les-sauvegardes' }],
});
