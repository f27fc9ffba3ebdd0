import { settings } from '../../../settings/settings.svelte.ts';
import type { Camera } from './perspective.ts';

const LENGTH = 420;

/** Takes a camera gently to another, unless motion is to be reduced. `set` is called for every picture on the way. */
export function createGlide(set: (camera: Camera) => void) {
  let frame = 0;
  let goal: Camera | undefined;

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    goal = undefined;
  }

  return {
    /** The camera at the end of the glide; nothing while the camera rests. */
    get goal() {
      return goal;
    },
    stop,
    to(from: Camera, to: Camera): void {
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

/** Between two cameras, the shorter way round. */
function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const turn = to.yaw - from.yaw;
  const shortest = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    yaw: from.yaw + shortest * share,
    pitch: mix(from.pitch, to.pitch),
    distance: mix(from.distance, to.distance),
  };
}
