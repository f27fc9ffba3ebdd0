/** What reads battles from outside. */
export { parseSetup, zombies as system } from '@escarmouche/zombies';
