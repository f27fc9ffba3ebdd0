import { wardingPower } from '../ward.ts';

/** A save for allies near (UC-SW-PWR-MEDITATION). */
export const battleMeditation = wardingPower('meditation-de-combat', 'UC-SW-PWR-MEDITATION', 'force');
