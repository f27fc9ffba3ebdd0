/** Areas and tokens, which a scenario or a noise puts on the table. The file comes with the first of them. */
export { default as Areas } from './Areas.svelte';
export { default as Tokens } from './Tokens.svelte';
export { default as PlaceNames } from '../labels/PlaceNames.svelte';
export { placeNames } from '../labels/place-names.ts';
