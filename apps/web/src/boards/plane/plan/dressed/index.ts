/** Looks of a table beyond its kinds of terrain. The file comes with the first map that has any. */
export { tintOf } from '../../looks/tints.ts';
export { default as Marks } from './Marks.svelte';
export { isFlatLook, paintersOf } from './painters.ts';
export { default as Patterns } from './Patterns.svelte';
export { default as Paving } from './Paving.svelte';
