export { default as Ghost } from './Ghost.svelte';
export { default as Loupe } from './Loupe.svelte';
export { ghostBoxes } from './notes.ts';
export { default as Over } from './Over.svelte';
export { default as Under } from './Under.svelte';
