import { READERS } from './all-kinds.ts';
import { readCase, type CaseFile, type Placed } from './read-case.ts';
import { fold } from './text.ts';
import { readYaml } from './yaml.ts';

export type { CaseFile } from './read-case.ts';
export type { LocatedProblem } from './yaml.ts';

/** Reads a file of conformance cases, of whatever game. Never throws. */
export function readCases(source: string): CaseFile {
  const { documents, problems } = readYaml(source);
  const read = documents.flatMap((document) => casesIn(document.value).map((one) => readCase(document, one, READERS)));
  return { cases: read.flatMap(({ cases }) => cases), problems: [...problems, ...read.flatMap((one) => one.problems)] };
}

/** One case, a list of cases, or a list under `cases`. */
function casesIn(document: unknown): Placed[] {
  if (Array.isArray(document)) return document.map((value, i) => ({ value: value as unknown, path: [i] }));
  if (typeof document === 'object' && document !== null) {
    const [key, ...others] = Object.keys(document);
    if (key !== undefined && others.length === 0 && ['cases', 'cas'].includes(fold(key))) {
      const inner: unknown = Reflect.get(document, key);
      return casesIn(inner).map(({ value, path }) => ({ value, path: [key, ...path] }));
    }
  }
  return [{ value: document, path: [] }];
}
