import type { Row } from './row.ts';
import type { Listener, Store } from './store.ts';

/** A store of one battle that forgets everything with its process: for tests. */
export function memoryStore(): Store {
  const rows: string[] = [];
  const acts = new Set<string>();
  const listeners = new Set<Listener>();
  return {
    header: async () => undefined,
    rows: async (_battle, after) => rows.slice(after).map((row) => JSON.parse(row) as Row<unknown, unknown>),
    latest: async (battles) => new Map(battles.map((battle) => [battle, rows.length])),
    async append(battle, sequence, row) {
      if (acts.has(row.act) || sequence !== rows.length + 1) return 'conflict';
      rows.push(JSON.stringify(row));
      acts.add(row.act);
      for (const listener of listeners) listener.kept(battle, sequence);
      return 'kept';
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
