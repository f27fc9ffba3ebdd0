import type { Row } from './row.ts';
import type { Store } from './store.ts';

/** A store of one battle that forgets everything with its process: for tests. */
export function memoryStore(): Store {
  const rows: string[] = [];
  const acts = new Map<string, number>();
  const listeners = new Set<(battle: string) => void>();
  return {
    header: async () => undefined,
    rows: async (_battle, after) => rows.slice(after).map((row) => JSON.parse(row) as Row<unknown, unknown>),
    async append(battle, sequence, row) {
      const known = acts.get(row.act);
      if (known !== undefined) return { sequence: known };
      if (sequence !== rows.length + 1) return 'conflict';
      rows.push(JSON.stringify(row));
      acts.set(row.act, sequence);
      for (const listener of listeners) listener(battle);
      return { sequence };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
