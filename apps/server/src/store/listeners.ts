import type { Listener } from '@escarmouche/online';

/** Listeners of one node, told together. */
export function listenersOf() {
  const all = new Set<Listener>();
  const beside = new Set<(battle?: string) => void>();
  return {
    kept(battle: string, sequence: number): void {
      for (const listener of all) listener.kept(battle, sequence);
    },
    missed(): void {
      for (const listener of beside) listener();
      for (const listener of all) listener.missed();
    },
    said(battle: string): void {
      for (const listener of beside) listener(battle);
    },
    listen(listener: Listener): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    listenBeside(listener: (battle?: string) => void): () => void {
      beside.add(listener);
      return () => beside.delete(listener);
    },
  };
}
