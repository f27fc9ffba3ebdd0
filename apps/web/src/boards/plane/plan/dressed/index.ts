/** What a table looks like beyond its kinds of terrain. It comes with the first map that says so. */
export { tintOf } from '../../looks/tints.ts';
export { default as Marks } from './Marks.svelte';
export { isFlatLook, paintersOf } from './painters.ts';
export { default as Patterns } from './Patterns.svelte';
export { default as Paving } from './Paving.svelte';
