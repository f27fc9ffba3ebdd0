/** Parts that read battles from outside. */
export { parseSetup, urssClassic as system } from '@escarmouche/urss-classic';
