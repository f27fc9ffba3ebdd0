/** Names of areas and tokens in three dimensions. The file comes with the first of them. */
export { default as PlaceNames } from '../labels/PlaceNames.svelte';
export { placeNames } from '../labels/place-names.ts';
