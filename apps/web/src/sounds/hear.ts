import { settings } from '../settings/settings.svelte.ts';
import type { Sound } from './names.ts';

/** Makes a sound, if the player wishes to hear any. */
export function hear(sound: Sound): void {
  if (settings.now.sound === 'on') void import('./synth.ts').then(({ play }) => play(sound));
}
