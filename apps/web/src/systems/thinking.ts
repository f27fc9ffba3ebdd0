import { releaseProxy, wrap } from 'comlink';

/** An opponent's thread, as the page calls it. The scene of a match, which never changes, is sent to it once. */
export function thinkingIn<Scene, Thinker extends { set(scene: Scene): void }>(worker: Worker) {
  const thinker = wrap<Thinker>(worker);
  const { set } = thinker as unknown as { set(scene: Scene): Promise<void> };
  let known: Scene | undefined;
  return {
    thinker,
    /** The state without its scene, once the thread has that. */
    async prepared<S extends { readonly scene: Scene }>({ scene, ...rest }: S): Promise<Omit<S, 'scene'>> {
      if (known !== scene) await set(scene);
      known = scene;
      return rest;
    },
    close(): void {
      thinker[releaseProxy]();
      worker.terminate();
    },
  };
}
