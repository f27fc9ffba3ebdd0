import { releaseProxy, wrap, type Remote } from 'comlink';
import { rescue } from '../parts/rescue.svelte.ts';

/** An opponent's thread, as the page calls it. It is started when it is first called. */
export function threadOf<Thinker>(start: () => Worker) {
  let running: { readonly worker: Worker; readonly thinker: Remote<Thinker> } | undefined;
  return {
    thinker(): Remote<Thinker> {
      if (!running) {
        const worker = start();
        // Its script did not come; what goes wrong inside it is an ErrorEvent.
        worker.addEventListener('error', (event) => {
          if (!(event instanceof ErrorEvent)) rescue.misses();
        });
        running = { worker, thinker: wrap<Thinker>(worker) };
      }
      return running.thinker;
    },
    close(): void {
      running?.thinker[releaseProxy]();
      running?.worker.terminate();
    },
  };
}

/** Sends a thread the scene of a match, which never changes, once: gives each state without its scene, when the thread has that. */
export function sentOnce<Scene>(send: (scene: Scene) => Promise<void>) {
  let known: Scene | undefined;
  return async <S extends { readonly scene: Scene }>({ scene, ...rest }: S): Promise<Omit<S, 'scene'>> => {
    if (known !== scene) await send(scene);
    known = scene;
    return rest;
  };
}
