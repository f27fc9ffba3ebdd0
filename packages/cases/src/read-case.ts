import type { Reader, ReadCase } from './contract.ts';
import { gameOf, SYSTEMS } from './kinds.ts';
import { plainCase, sentencesOf } from './lesson/sentences.ts';
import type { Sentences } from './lesson/schema.ts';
import { problemsOf, type Path } from './problem.ts';
import { meant, text } from './text.ts';
import type { LocatedProblem, Written } from './yaml.ts';

/** A case of a file, with the sentences that make it a lesson, where it has them. */
export interface LocatedCase extends ReadCase {
  readonly line: number;
  /** The line of what stands at a path inside the case. */
  lineAt(path: Path): number;
  readonly system: string;
  readonly sentences?: Sentences;
}

export interface CaseFile {
  readonly cases: readonly LocatedCase[];
  readonly problems: readonly LocatedProblem[];
}

/** Where a case stands in its document. */
export interface Placed {
  readonly value: unknown;
  readonly path: Path;
}

/** Reads one case with the reader of its game. */
export function readCase(document: Written, { value, path }: Placed, readers: ReadonlyMap<string, Reader>): CaseFile {
  const { key, written, id } = gameOf(value);
  const reader = readers.get(id ?? '');
  if (id === undefined || !reader) {
    const hint = meant(written, SYSTEMS);
    const all = SYSTEMS.join(', ');
    const reason = text(`jeu inconnu${hint.fr} ; il y a : ${all}`, `unknown game${hint.en}; there are: ${all}`);
    const whole = key === undefined ? path : [...path, key];
    return { cases: [], problems: [{ path: whole, line: document.lineAt(whole), reason }] };
  }
  const given = key === undefined ? value : Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
  const said = sentencesOf(given);
  const plain = said ? plainCase(given) : given;
  const parsed = reader(plain);
  const faults = [...(said?.ok === false ? problemsOf(said.error, said.value) : []), ...(parsed.ok ? [] : problemsOf(parsed.error, plain))];
  if (!parsed.ok || faults.length > 0) {
    const problems = faults.map((fault) => ({ ...fault, path: [...path, ...fault.path], line: document.lineAt([...path, ...fault.path]) }));
    return { cases: [], problems };
  }
  const one: LocatedCase = {
    ...parsed.value,
    system: id,
    line: document.lineAt(path),
    lineAt: (inner) => document.lineAt([...path, ...inner]),
    ...(said?.ok && { sentences: said.sentences }),
  };
  return { cases: [one], problems: [] };
}
