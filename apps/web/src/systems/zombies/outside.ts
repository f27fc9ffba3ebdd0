/** Parts that read battles from outside. */
export { parseSetup, zombies as system } from '@escarmouche/zombies';
