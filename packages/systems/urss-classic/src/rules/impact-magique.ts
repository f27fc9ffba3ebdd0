import { pushingPower } from '../powers.ts';

/** Sends an enemy within 10 paces 5 paces away and knocks it down (UC-MF-SPL-IMPACT, UC-SYS-FORCED). */
export const magicImpact = pushingPower({ id: 'impact-magique', cites: ['UC-MF-SPL-IMPACT'], art: 'magic', range: 10_000, length: 5000 });
