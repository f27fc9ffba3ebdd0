import { damagingPower } from '../powers.ts';

/** Lightning on an enemy within 10 paces: a normal damage roll (UC-SW-PWR-ECLAIRS). */
export const lightning = damagingPower({ id: 'eclairs', cites: ['UC-SW-PWR-ECLAIRS'], art: 'force', range: 10_000, level: 'normal' });
