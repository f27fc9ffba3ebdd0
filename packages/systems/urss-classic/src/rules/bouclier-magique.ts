import { wardingPower } from '../ward.ts';

/** A save for allies near, from every side and whatever passes shields (UC-MF-SPL-BOUCLIER-MAGIQUE). */
export const magicShield = wardingPower('bouclier-magique', 'UC-MF-SPL-BOUCLIER-MAGIQUE', 'magic');
