/** What a scenario or a noise has put on the table; it comes with the first of it. */
export { default as Areas } from './Areas.svelte';
export { default as Tokens } from './Tokens.svelte';
export { default as PlaceNames } from '../labels/PlaceNames.svelte';
export { placeNames } from '../labels/place-names.ts';
