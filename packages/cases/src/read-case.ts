import type { Reader, ReadCase } from './contract.ts';
import { gameOf, SYSTEMS } from './kinds.ts';
import { insteadCases, plainCase, sentencesOf } from './lesson/sentences.ts';
import type { Sentences } from './lesson/schema.ts';
import { problemsOf, type Path, type Problem } from './problem.ts';
import { meant, text } from './text.ts';
import type { LocatedProblem, Written } from './yaml.ts';

/** A case of a file, with the sentences that make it a lesson, where it has them. */
export interface LocatedCase extends ReadCase {
  readonly line: number;
  /** The line of what stands at a path inside the case. */
  lineAt(path: Path): number;
  readonly system: string;
  readonly sentences?: Sentences;
  /** Of a puzzle: the same with the other lines, in the order of `instead`. */
  readonly instead: readonly ReadCase[];
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
  const plain = plainCase(given);
  const parsed = reader(plain);
  const others = said?.ok ? insteadCases(given, said.sentences).map((other) => ({ ...other, read: reader(other.value) })) : [];
  const faults = [
    ...(said?.ok === false ? problemsOf(said.error, said.value) : []),
    ...(parsed.ok ? [] : problemsOf(parsed.error, plain)),
    ...others.flatMap((other) => (parsed.ok && !other.read.ok ? within(problemsOf(other.read.error, other.value), other.path) : [])),
  ];
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
    instead: others.flatMap(({ read }) => (read.ok ? [read.value] : [])),
  };
  return { cases: [one], problems: [] };
}

/** Problems at a place of the file. */
const within = (problems: readonly Problem[], place: Path): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, path: [...place, ...problem.path] }));
