/** Pages of battles hosted elsewhere, from a file of its own: pages that lead to them would name all files that they need, and everybody fetch the names. */

export const online = () => import('./OnlineRoute.svelte');
