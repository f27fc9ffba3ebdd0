export { areEven, chanceOf, STEEPNESS } from './chance.ts';
export { partsOf, type Parts } from './parts.ts';
export { proposeBand, type Wanted } from './propose.ts';
export { bandWorth, LEAST_WORTH, worthFiles, worthIn, worthOf, type Measured, type WorthFile } from './worth.ts';
