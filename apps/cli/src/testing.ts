import { readCases } from './cases/document.ts';
import { runCli } from './cli.ts';
import { pathText } from './problem.ts';
import type { Language } from './text.ts';

/** Output and exit code of the program; English unless the arguments say otherwise. */
export async function cli(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const write = (text: string): void => void (out += text);
  const writeError = (text: string): void => void (err += text);
  const code = await runCli(argv, { LANG: 'en_GB.UTF-8' }, write, writeError);
  return { code, out, err };
}

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
