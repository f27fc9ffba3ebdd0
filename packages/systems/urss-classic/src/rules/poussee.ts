import { pushingPower } from '../powers.ts';

/** Sends an enemy within 5 paces 5 paces away and knocks it down (UC-SW-PWR-POUSSEE, UC-SYS-FORCED). */
export const push = pushingPower({ id: 'poussee', cites: ['UC-SW-PWR-POUSSEE'], art: 'force', range: 5000, length: 5000 });
