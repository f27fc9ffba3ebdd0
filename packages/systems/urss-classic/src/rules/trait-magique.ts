import { damagingPower } from '../powers.ts';

/** A bolt at an enemy within 20 paces (UC-MF-SPL-TRAIT). */
export const magicBolt = damagingPower({ id: 'trait-magique', cites: ['UC-MF-SPL-TRAIT'], art: 'magic', range: 20_000, level: 'normal' });
