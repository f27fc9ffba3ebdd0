import { wardingPower } from '../ward.ts';

/** A save for allies near, from every side, against attacks that pass shields too (UC-MF-SPL-BOUCLIER-MAGIQUE). */
export const magicShield = wardingPower('bouclier-magique', 'UC-MF-SPL-BOUCLIER-MAGIQUE', 'magic');
