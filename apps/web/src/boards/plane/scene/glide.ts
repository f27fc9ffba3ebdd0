import { settings } from '../../../settings/settings.svelte.ts';
import { between, type Look } from './look.ts';

const LENGTH = 420;

/** Takes a look gently to another, unless motion is to be reduced. `set` is called for every picture on the way. */
export function createGlide(set: (look: Look) => void) {
  let frame = 0;
  let goal: Look | undefined;

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    goal = undefined;
  }

  return {
    /** Where it is on its way to. */
    get goal() {
      return goal;
    },
    stop,
    to(from: Look, to: Look): void {
      stop();
      if (settings.looks.still) return set(to);
      goal = to;
      let start: number | undefined;
      const step = (now: number): void => {
        start ??= now;
        const share = Math.min(1, (now - start) / LENGTH);
        set(between(from, to, share * share * (3 - 2 * share)));
        if (share < 1) frame = requestAnimationFrame(step);
        else stop();
      };
      frame = requestAnimationFrame(step);
    },
  };
}
