import { digest } from './json.ts';

/**
 * The last line of a file: a digest of all lines before. A seal tells whether a file is as the program wrote it; a deceiver can write another seal.
 */

/** intact: as written. changed: altered since. none: the file is older than digests, or its end is missing. */
export type Seal = 'intact' | 'changed' | 'none';

const isSealLine = (line: string): boolean => line.startsWith('{"digest":');

/** Lines without what mail and other systems make of their ends. */
const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

const sealLine = (lines: readonly string[]): string => JSON.stringify({ digest: digest(lines) });

/** The same file with its digest at the end, in the place of a former one. */
export function sealed(text: string): string {
  const lines = linesOf(text).filter((line) => !isSealLine(line));
  return [...lines, sealLine(lines), ''].join('\n');
}

export function sealOf(text: string): Seal {
  const lines = linesOf(text);
  if (!lines.some(isSealLine)) return 'none';
  return lines.at(-1) === sealLine(lines.slice(0, -1)) ? 'intact' : 'changed';
}

/** Is a line of a file a digest of those before it? */
export const isSeal = (line: Readonly<Record<string, unknown>>): boolean =>
  typeof line.digest === 'string' && Object.keys(line).length === 1;
