import type { Report } from './problem.ts';
import { fold, meant, text } from './text.ts';

/** The options that a case chooses, by any spelling of their keys. */
export function chosenOptions(
  given: Readonly<Record<string, string | number | boolean>> | undefined,
  known: Readonly<Record<string, readonly string[]>>,
  report: Report,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [written, value] of Object.entries(given ?? {})) {
    const key = Object.keys(known).find((one) => fold(one) === fold(written));
    if (key === undefined) {
      const hint = meant(written, Object.keys(known));
      report(['options', written], text(`option inconnue${hint.fr}`, `unknown option${hint.en}`));
      continue;
    }
    const values = known[key] ?? [];
    const plain = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    if (values.includes(plain)) chosen[key] = plain;
    else report(['options', written], text(`valeurs possibles : ${values.join(', ')}`, `expected one of: ${values.join(', ')}`));
  }
  return chosen;
}
