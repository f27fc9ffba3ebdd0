/** What is wrong in a file an author or a player brings: where, and why, in both languages. */
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

const LONGEST_NAME = 60;
const MOST_NAMES = 5;

/** A name from a file, for a sentence: cut where it is too long to be one. */
export function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/** The first names of a list, for a sentence. */
export function shortList(names: readonly string[]): string {
  return [...names.slice(0, MOST_NAMES).map(short), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

/** Writes a place inside a file; `file` may be empty for data that comes from no file. */
export function pathOf(file: string, keys: readonly PropertyKey[]): string {
  const inside = keys.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${short(String(key))}`)).join('');
  const trimmed = inside.startsWith('.') ? inside.slice(1) : inside;
  if (file === '') return trimmed;
  return trimmed === '' ? file : `${file}: ${trimmed}`;
}
