import type { Link, Sentence } from './types.ts';

type Part = string | number | Link | Sentence | undefined;

/** A sentence from a template: text, links, and sentences within sentences. */
export function line(strings: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  return strings.flatMap((string, i) => [...(string === '' ? [] : [string]), ...flatten(parts[i])]);
}

function flatten(part: Part): Sentence {
  if (part === undefined || part === '') return [];
  if (Array.isArray(part)) return part as Sentence;
  return [typeof part === 'number' ? String(part) : (part as string | Link)];
}
