import { agreementLine } from './agreement.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import { sealed } from './seal.ts';

/**
 * A match as text: one JSON value a line. The header names the system, its version and the set-up; then a line an entry, and one for what the
 * seats agreed on, at its place; then a line for a command that waits; at the end a digest of all that. The file is the whole truth of the match,
 * and the report of any bug in it.
 */
export const FORMAT = 'escarmouche-match';

export interface Header {
  readonly format: typeof FORMAT;
  readonly system: string;
  readonly version: string;
  readonly setup: Json;
  /** Data of a program beside the match (seed, title …). */
  readonly meta: Readonly<Record<string, Json | undefined>>;
}

/** Parts of a match in its file. */
type Saved<Setup, S, C, E> = Pick<Match<Setup, S, C, E>, 'system' | 'setup' | 'entries' | 'agreements' | 'pending'>;

export function saveMatch<Setup, S, C, E>(match: Saved<Setup, S, C, E>, meta: Header['meta'] = {}): string {
  const { system, setup, entries, agreements, pending } = match;
  const header = { format: FORMAT, system: system.id, version: system.version, setup, meta };
  const agreedAt = (place: number): readonly unknown[] => agreements.filter(({ at }) => at.entries === place).map(agreementLine);
  const lines: unknown[] = [header, ...entries.flatMap((entry, i) => [...agreedAt(i), entry]), ...agreedAt(entries.length)];
  if (pending) {
    const { seat, command, answers, partial } = pending;
    lines.push({ pending: { seat, command, answers, partial } });
  }
  return sealed(lines.map((line) => JSON.stringify(line)).join('\n'));
}

const WAITING = '\n{"pending":';

/** A match file without the secret answers of a choice that other seats have yet to make: a match that goes on from the file asks again. */
export function withoutSecrets(file: string): string {
  const start = file.lastIndexOf(WAITING) + 1;
  const end = file.indexOf('\n', start);
  if (start === 0 || end < 0) return file;
  const { pending } = JSON.parse(file.slice(start, end)) as { readonly pending: { readonly partial?: object } };
  if (Object.keys(pending.partial ?? {}).length === 0) return file;
  return sealed(file.slice(0, start) + JSON.stringify({ pending: { ...pending, partial: {} } }) + file.slice(end));
}
