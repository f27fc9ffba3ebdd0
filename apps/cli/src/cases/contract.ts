import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import type { Text } from '../text.ts';

/** How a case went: what was not as it should be; or why it cannot be played at all. */
export type Verdict = { readonly failures: readonly Text[]; readonly problems?: undefined } | { readonly problems: readonly Problem[] };

/** What every case has, of whatever game. */
export interface AnyCase {
  readonly name: string;
  readonly cites: readonly string[];
}

/** The cases of one game. */
export interface CaseKind<C extends AnyCase> {
  readonly schema: z.ZodType<C>;
  /** What a case names and does not exist; plays nothing. */
  problems(one: C): readonly Problem[];
  run(one: C): Verdict;
}

/** A case that has been read, of whatever game. */
export interface ReadCase extends AnyCase {
  readonly value: unknown;
  problems(): readonly Problem[];
  run(): Verdict;
}

export type Reading = { readonly ok: true; readonly value: ReadCase } | { readonly ok: false; readonly error: z.ZodError };

/** Reads a case of one game from plain values. */
export type Reader = (value: unknown) => Reading;

export function readerOf<C extends AnyCase>(kind: CaseKind<C>): Reader {
  return (value) => {
    const parsed = kind.schema.safeParse(value);
    if (!parsed.success) return { ok: false, error: parsed.error };
    const one = parsed.data;
    return {
      ok: true,
      value: { name: one.name, cites: one.cites, value: one, problems: () => kind.problems(one), run: () => kind.run(one) },
    };
  };
}
