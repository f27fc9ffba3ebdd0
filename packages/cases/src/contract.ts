import type { z } from 'zod';
import type { AnyPlayable, Refused } from './playable.ts';
import type { Path, Problem } from './problem.ts';
import { runCase, type Verdict } from './run-case.ts';
import { fold, meant, text } from './text.ts';

/** A case made ready to be played; or why it cannot be, or need not be. */
export type Ready<P> =
  | { readonly playable: P; readonly problems?: undefined; readonly failures?: undefined }
  | (Verdict & { readonly playable?: undefined });

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
export interface CaseKind<C extends WrittenCase, P> {
  readonly schema: z.ZodType<C>;
  /** The ids of the game's rules, which its cases may cite. */
  readonly ruleIds: readonly string[];
  /** Plays nothing. `alone`: with the case's own figures alone, as in a battle of a table. */
  ready(one: C, alone: boolean): Ready<P>;
}

/** A case that has been read, of whatever game. */
export interface ReadCase extends AnyCase {
  readonly value: unknown;
  /** Names that do not exist; plays nothing. */
  problems(): readonly Problem[];
  run(): Verdict;
  /** The case as a battle of a table: with its own figures alone. */
  battle(): Ready<AnyPlayable>;
}

type Reading = { readonly ok: true; readonly value: ReadCase } | { readonly ok: false; readonly error: z.ZodError };

/** Reads a case of one game from plain values. */
export type Reader = (value: unknown) => Reading;

export function readerOf<C extends WrittenCase, P>(kind: CaseKind<C, P>): Reader {
  return (value) => {
    const parsed = kind.schema.safeParse(value);
    if (!parsed.success) return { ok: false, error: parsed.error };
    const one = parsed.data;
    const unknown = unknownRules(one, kind.ruleIds);
    const ready = (alone: boolean): Ready<AnyPlayable> => {
      // Steps, commands and states of one game go nowhere but to this game.
      const made = kind.ready(one, alone) as Ready<AnyPlayable>;
      const problems = [...unknown, ...(made.problems ?? [])];
      return problems.length > 0 ? { problems } : made;
    };
    return {
      ok: true,
      value: {
        name: one.name,
        cites: one.cites,
        value: one,
        problems: () => ready(false).problems ?? [],
        run() {
          const made = ready(false);
          return made.playable ? runCase(made.playable) : made;
        },
        battle: () => ready(true),
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
