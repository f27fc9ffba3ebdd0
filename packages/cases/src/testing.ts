import { readCases } from './document.ts';
import { pathText } from './problem.ts';
import type { Language } from './text.ts';

/** Faults in the text of a case file, as "line: path: reason". */
export function problemsIn(source: string): string[] {
  return readCases(source).problems.map(({ line, path, reason }) => `${line}: ${pathText(path)}: ${reason.en}`);
}

/** Wrong expectations of the only case in a text; problems of reading it stop the test. */
export function failuresOf(source: string, language: Language = 'en'): string[] {
  const { cases, problems } = readCases(source);
  const [one, ...others] = cases;
  if (!one || others.length > 0 || problems.length > 0) throw new Error(`not one case: ${problemsIn(source).join('; ')}`);
  const verdict = one.run();
  if (verdict.problems) return verdict.problems.map(({ path, reason }) => `problem at ${pathText(path)}: ${reason[language]}`);
  return verdict.failures.map((failure) => failure[language]);
}
