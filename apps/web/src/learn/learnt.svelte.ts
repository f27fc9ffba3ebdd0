import { readItem, writeItem } from '../browser/items.ts';

/** Lessons and puzzles done on this device, by their names. */
const KEY = 'escarmouche-learnt';

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let done = $state.raw(read());

export const learnt = {
  has: (id: string): boolean => done.includes(id),
  add(id: string): void {
    if (done.includes(id)) return;
    done = [...done, id];
    writeItem(KEY, JSON.stringify(done));
  },
};
