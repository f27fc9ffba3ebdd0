/** Parts of pages about battles hosted elsewhere, from a file of its own: no other page fetches the names of their files. */

export const mine = () => import('./Mine.svelte');
export const bar = () => import('./OnlineBar.svelte');
export const end = () => import('./OnlineEnd.svelte');
