import type { Listener } from '@escarmouche/online';

/** Listeners of one node, told together. */
export function listenersOf(): Listener & { listen(listener: Listener): () => void } {
  const all = new Set<Listener>();
  return {
    kept(battle, sequence) {
      for (const listener of all) listener.kept(battle, sequence);
    },
    missed() {
      for (const listener of all) listener.missed();
    },
    listen(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
