import { readItem, writeItem } from '../browser/items.ts';

/** Scores of puzzles on this device, by their names. */
const KEY = 'escarmouche-puzzles';

/** The best of all tries that came to their end. */
export interface Scored {
  readonly solved: boolean;
  /** Share of the best chance that was kept: 0 to 1. */
  readonly score: number;
}

type Scores = Readonly<Record<string, Scored>>;

const isScored = (value: unknown): value is Scored => {
  const { solved, score } = (value ?? {}) as { readonly solved?: unknown; readonly score?: unknown };
  return typeof solved === 'boolean' && typeof score === 'number' && score >= 0 && score <= 1;
};

function read(): Scores {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? '{}');
    const all = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(all.filter((entry): entry is [string, Scored] => isScored(entry[1])));
  } catch {
    return {};
  }
}

let known = $state.raw(read());

export const scores = {
  of: (id: string): Scored | undefined => (Object.hasOwn(known, id) ? known[id] : undefined),
  /** A try has come to its end. */
  add(id: string, { solved, score }: Scored): void {
    const before = scores.of(id);
    known = { ...known, [id]: { solved: solved || before?.solved === true, score: Math.max(score, before?.score ?? 0) } };
    writeItem(KEY, JSON.stringify(known));
  },
};
