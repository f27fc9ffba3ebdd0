import { releaseProxy, wrap, type Remote } from 'comlink';
import { rescue } from '../parts/rescue.svelte.ts';

/** A bot's worker, as the page calls it. It is started when it is first called. */
export function botWorker<Calls>(start: () => Worker) {
  let running: { readonly worker: Worker; readonly calls: Remote<Calls> } | undefined;
  return {
    calls(): Remote<Calls> {
      if (!running) {
        const worker = start();
        // Its script did not come; what goes wrong inside it is an ErrorEvent.
        worker.addEventListener('error', (event) => {
          if (!(event instanceof ErrorEvent)) rescue.misses();
        });
        running = { worker, calls: wrap<Calls>(worker) };
      }
      return running.calls;
    },
    close(): void {
      running?.calls[releaseProxy]();
      running?.worker.terminate();
    },
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
