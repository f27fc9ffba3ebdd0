export { areEven, chanceOf, STEEPNESS } from './chance.ts';
export { partsOf } from './parts.ts';
export { proposeBand } from './propose.ts';
export { bandWorth, LEAST_WORTH, worthFiles, worthIn, worthOf, type Measured } from './worth.ts';
