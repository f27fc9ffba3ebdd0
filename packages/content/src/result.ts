import { pathText } from '@escarmouche/referee/schema';

/** A problem of an author's or a player's file: place and reason, in both languages. */
export interface Problem {
  /** The file, then the path inside it: `weapons.json: weapons[3].damage`. */
  readonly path: string;
  readonly fr: string;
  readonly en: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Problems beyond this are not reported: the first ones tell the author what to mend. */
const MOST_PROBLEMS = 50;

/** A refusal with its first problems. */
export function refuse(problems: readonly Problem[]): Result<never> {
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Writes a place inside a file; `file` may be empty for data that comes from no file. */
export function pathOf(file: string, keys: readonly PropertyKey[]): string {
  const inside = pathText(keys);
  const trimmed = inside.startsWith('.') ? inside.slice(1) : inside;
  if (file === '') return trimmed;
  return trimmed === '' ? file : `${file}: ${trimmed}`;
}
