export { areEven, chanceOf, STEEPNESS } from './chance.ts';
export { partsOf } from './parts.ts';
export { LEAST_WORTH, type Measured, type WorthFile } from './measured.ts';
export { bandWorth, proposeBand, worthFiles, worthIn } from './worth.ts';
