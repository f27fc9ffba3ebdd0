import type { Sound } from '../sounds/names.ts';
import type { Telling } from './telling.svelte.ts';

/** Sounds of the telling: dice while they fall, the rest with their lines. */
export function createSounding(telling: Telling): void {
  const sound = $derived.by((): Sound | undefined => {
    const { line, fallen } = telling;
    return fallen ? line?.told.sound : line && 'dice';
  });
  /** The same sound of another line is made once more. */
  const of = $derived(telling.line?.id);
  $effect(() => {
    void of;
    // By the time that its maker has come another may be told.
    const heard = sound;
    if (heard !== undefined) void import('../sounds/synth.ts').then(({ play }) => play(heard));
  });
}
