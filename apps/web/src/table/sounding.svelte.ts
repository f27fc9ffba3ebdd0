import { settings } from '../settings/settings.svelte.ts';
import type { Sound } from '../sounds/names.ts';
import type { Telling } from './telling.svelte.ts';

/** What is told is heard: dice while they fall, the rest as it is told; and how the battle ends. `ended`: once that is shown. */
export function createSounding(telling: Telling, ended: () => 'win' | 'loss' | undefined): void {
  const sound = $derived.by((): Sound | undefined => {
    const { line, fallen } = telling;
    if (!line) return ended();
    return fallen ? line.told.sound : 'dice';
  });
  /** The same sound of another line is made once more. */
  const of = $derived(telling.line?.id);
  $effect(() => {
    void of;
    const now = sound;
    if (now !== undefined && settings.now.sound === 'on') void import('../sounds/synth.ts').then(({ play }) => play(now));
  });
}
