/** Parts that read battles from outside. */
export { parseSetup, urssKit as system } from '@escarmouche/urss-kit';
