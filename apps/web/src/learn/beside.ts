import { mount, unmount } from 'svelte';
import type { SittingHere } from '../table/sitting.svelte.ts';

/** Lessons, from a file of its own: pages that lead to them would name all files that they need, and everybody fetch the names. */

export const lessons = () => import('./LearnPage.svelte');

/** Puts the guide of a lesson between the board and the dock, in the order in which they are read; returns what takes it away. */
export async function beside(sitting: SittingHere): Promise<() => void> {
  const { default: Guide } = await import('./Guide.svelte');
  const dock = document.querySelector('.table > .right');
  if (!dock?.parentElement) return () => undefined;
  const guide = mount(Guide, { target: dock.parentElement, anchor: dock, props: { sitting } });
  return () => void unmount(guide);
}

/** The words beside something met for the first time. */
export const firstTime = () => import('./FirstTime.svelte');
