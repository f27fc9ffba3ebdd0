import { settings } from '../../../settings/settings.svelte.ts';
import { between, type Look } from './look.ts';

const LENGTH = 420;

/** Takes a look gently to another, unless motion is to be reduced. `set` is called for every picture on the way. */
export function createGlide(set: (look: Look) => void) {
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  return {
    stop,
    to(from: Look, to: Look): void {
      stop();
      if (settings.looks.still) return set(to);
      let start: number | undefined;
      const step = (now: number): void => {
        start ??= now;
        const share = Math.min(1, (now - start) / LENGTH);
        set(between(from, to, share * share * (3 - 2 * share)));
        frame = share < 1 ? requestAnimationFrame(step) : 0;
      };
      frame = requestAnimationFrame(step);
    },
  };
}
