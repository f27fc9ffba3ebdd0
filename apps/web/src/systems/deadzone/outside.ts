/** Parts that read battles from outside. */
export { deadzone as system, parseSetup } from '@escarmouche/deadzone';
