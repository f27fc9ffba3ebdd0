import { releaseProxy, wrap } from 'comlink';

/** An opponent's thread, as the page calls it. */
export function threadOf<Thinker>(worker: Worker) {
  const thinker = wrap<Thinker>(worker);
  return {
    thinker,
    close(): void {
      thinker[releaseProxy]();
      worker.terminate();
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
