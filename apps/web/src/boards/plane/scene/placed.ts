/** What a scenario or a noise has put on the table, in three dimensions; it comes with the first of it. */
export { default as PlaceNames } from '../labels/PlaceNames.svelte';
export { placeNames } from '../labels/place-names.ts';
export { createTokens } from './tokens.ts';
