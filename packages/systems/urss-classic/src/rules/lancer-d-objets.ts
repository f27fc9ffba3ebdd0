import { damagingPower } from '../powers.ts';

/** Objects hurled at an enemy within 10 paces (UC-SW-PWR-LANCER-D-OBJETS). */
export const throwObjects = damagingPower({
  id: 'lancer-d-objets',
  cites: ['UC-SW-PWR-LANCER-D-OBJETS'],
  art: 'force',
  range: 10_000,
  level: 'malus',
});
