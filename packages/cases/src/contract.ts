import type { z } from 'zod';
import type { Path, Problem } from './problem.ts';
import { fold, meant, text, type Text } from './text.ts';
import type { Refused } from './playable.ts';

/** Verdict on a case: faults, with the dice and questions on the way; or the reason why the case cannot be played at all. */
export type Verdict =
  | { readonly failures: readonly Text[]; readonly log: readonly Text[]; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** Members of every case, of whatever game. */
interface AnyCase {
  readonly name: string;
  readonly cites: readonly string[];
}

/** Given commands or answers that may have to be refused. */
interface Given {
  readonly refused?: Refused | undefined;
}

/** A case that has been written: its steps and the answers in them. */
export interface WrittenCase extends AnyCase {
  readonly do: readonly (Given & { readonly choices: readonly Given[] })[];
}

/** The cases of one game. */
export interface CaseKind<C extends WrittenCase> {
  readonly schema: z.ZodType<C>;
  /** The ids of the game's rules, which its cases may cite. */
  readonly ruleIds: readonly string[];
  /** Names of a case that do not exist; plays nothing. */
  problems(one: C): readonly Problem[];
  run(one: C): Verdict;
}

/** A case that has been read, of whatever game. */
export interface ReadCase extends AnyCase {
  readonly value: unknown;
  problems(): readonly Problem[];
  run(): Verdict;
}

type Reading = { readonly ok: true; readonly value: ReadCase } | { readonly ok: false; readonly error: z.ZodError };

/** Reads a case of one game from plain values. */
export type Reader = (value: unknown) => Reading;

export function readerOf<C extends WrittenCase>(kind: CaseKind<C>): Reader {
  return (value) => {
    const parsed = kind.schema.safeParse(value);
    if (!parsed.success) return { ok: false, error: parsed.error };
    const one = parsed.data;
    const unknown = unknownRules(one, kind.ruleIds);
    return {
      ok: true,
      value: {
        name: one.name,
        cites: one.cites,
        value: one,
        problems: () => [...unknown, ...kind.problems(one)],
        run: () => (unknown.length > 0 ? { problems: [...unknown, ...kind.problems(one)] } : kind.run(one)),
      },
    };
  };
}

/** A rule that no rulebook holds is a slip of the pen: what cites it would show nothing, and nothing is ever refused by it. */
function unknownRules(one: WrittenCase, known: readonly string[]): Problem[] {
  const folded = new Set(known.map(fold));
  const unknown = (id: string, path: Path): Problem => {
    const hint = meant(id, known);
    return { path, reason: text(`règle inconnue : « ${id} »${hint.fr}`, `unknown rule "${id}"${hint.en}`) };
  };
  const refused = ({ refused: rules = true }: Given, path: Path): Problem[] =>
    rules === true ? [] : rules.flatMap((id) => (folded.has(fold(id)) ? [] : unknown(id, [...path, 'refused'])));
  return [
    ...one.cites.flatMap((id, i) => (known.includes(id) ? [] : unknown(id, ['cites', i]))),
    ...one.do.flatMap((step, i) => [
      ...refused(step, ['do', i]),
      ...step.choices.flatMap((choice, j) => refused(choice, ['do', i, 'choices', j])),
    ]),
  ];
}
