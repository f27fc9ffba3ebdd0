import type { Remote } from 'comlink';
import { running, type Running } from '../browser/worker.ts';
import { rescue } from '../parts/rescue.svelte.ts';

/** A bot's worker, as the page calls it, started by the first call. */
export function botWorker<Calls extends object>(start: () => Worker, script: () => Promise<{ readonly calls: Calls }>) {
  let worker: Running<Calls> | undefined;
  return {
    calls(): Remote<Calls> {
      worker ??= running(start, script, rescue.misses);
      return worker.calls;
    },
    close: () => worker?.close(),
  };
}

/** Sends a worker the scene of a match, which never changes, once: gives each state without its scene, when the worker has that. */
export function sentOnce<Scene>(send: (scene: Scene) => Promise<void>) {
  let known: Scene | undefined;
  return async <S extends { readonly scene: Scene }>({ scene, ...rest }: S): Promise<Omit<S, 'scene'>> => {
    if (known !== scene) await send(scene);
    known = scene;
    return rest;
  };
}
