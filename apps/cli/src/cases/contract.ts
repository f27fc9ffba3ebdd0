import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import { meant, text, type Text } from '../text.ts';

/** How a case went: what was not as it should be, and what was rolled and asked on the way; or why it cannot be played at all. */
export type Verdict =
  | { readonly failures: readonly Text[]; readonly log: readonly Text[]; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** What every case has, of whatever game. */
export interface AnyCase {
  readonly name: string;
  readonly cites: readonly string[];
}

/** The cases of one game. */
export interface CaseKind<C extends AnyCase> {
  readonly schema: z.ZodType<C>;
  /** The ids of the game's rules, which its cases may cite. */
  readonly ruleIds: readonly string[];
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
    const uncited = unknownRules(one.cites, kind.ruleIds);
    return {
      ok: true,
      value: {
        name: one.name,
        cites: one.cites,
        value: one,
        problems: () => [...uncited, ...kind.problems(one)],
        run: () => (uncited.length > 0 ? { problems: [...uncited, ...kind.problems(one)] } : kind.run(one)),
      },
    };
  };
}

/** A rule that no rulebook holds is a slip of the pen: the case would show nothing. */
function unknownRules(cites: readonly string[], known: readonly string[]): Problem[] {
  return cites.flatMap((id, i) => {
    if (known.includes(id)) return [];
    const hint = meant(id, known);
    return [{ path: ['cites', i], reason: text(`règle inconnue : « ${id} »${hint.fr}`, `unknown rule "${id}"${hint.en}`) }];
  });
}
