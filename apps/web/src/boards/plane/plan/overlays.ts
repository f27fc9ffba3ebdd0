export { stopBoxes } from '../labels/audit-box.ts';
export { default as Ghost } from './Ghost.svelte';
export { default as Loupe } from './Loupe.svelte';
export { default as Over } from '../labels/Over.svelte';
export { ghostBoxes } from './ghost.ts';
export { default as SightLine } from './SightLine.svelte';
export { default as Under } from './Under.svelte';
