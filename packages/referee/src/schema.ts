import * as z from 'zod/mini';
import { copy, type Json } from './json.ts';
import type { Chosen, OptionValues } from './options.ts';
import { pathText, reasonOf, short } from './refused.ts';
import type { SetupParser } from './load.ts';

export { pathText, reasonOf, short, shortList } from './refused.ts';

/**
 * Common schemas of all systems. A schema describes a kind of data once: its type (`Data`), the check of data from outside, and the reader of a file
 * come from it.
 */

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The data that a schema describes, for those who only read it. */
export type Data<S extends z.core.$ZodType> = DeepReadonly<z.output<S>>;

type Fixed<T, K extends keyof T> = Omit<T, K> & Readonly<Pick<T, K>>;

/** The schema itself; its type says that some members never change. */
export function fixing<S extends z.ZodMiniObject, K extends keyof z.output<S>>(
  schema: S,
  ..._members: readonly K[]
): z.ZodMiniType<Fixed<z.output<S>, K>> {
  return schema as unknown as z.ZodMiniType<Fixed<z.output<S>, K>>;
}

/** Refusal of a value, in both languages; the search ends there. */
export function because(fr: string, en: string) {
  return { error: en, params: { reason: { fr, en } }, abort: true };
}

/** Names become keys of plain objects: none may be one that every object has. */
export const id = z
  .string()
  .check(z.minLength(1), z.maxLength(100))
  .check(z.refine((name) => !(name in {}), because('ce nom est réservé', 'this name is reserved')));
export const words = z.string().check(z.maxLength(300));
export const text = z.readonly(z.strictObject({ fr: words, en: words }));

export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
export const list = <S extends z.core.SomeType>(item: S, most: number) => z.array(item).check(z.maxLength(most));

/** The readings of the rules that a match has chosen. */
export function optionsOf<V extends OptionValues>(values: V): z.ZodMiniType<Partial<Chosen<V>>> {
  const members = Object.entries(values).map(([key, allowed]) => [key, z.optional(z.enum(allowed))]);
  return z.strictObject(Object.fromEntries(members)) as unknown as z.ZodMiniType<Partial<Chosen<V>>>;
}

/** Reports a fault at its place. */
export type Report = (path: readonly PropertyKey[], fr: string, en: string) => void;

/** Judges what each part allows and the whole perhaps does not: once every part is right. */
export function agrees<T>(judge: (whole: T, report: Report) => void): z.core.$ZodCheck<T> {
  return z.superRefine((found, context) => {
    if (context.issues.length > 0) return;
    judge(found, (path, fr, en) => {
      context.addIssue({ code: 'custom', message: en, params: { reason: { fr, en } }, path: [...path] });
    });
  });
}

/** Reports every name that stands in the list before. */
export function eachOnce(names: readonly string[], path: (index: number) => readonly PropertyKey[], report: Report): void {
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) report(path(i), `« ${name} » est déjà pris`, `"${name}" is already taken`);
  });
}

/** A reader of set-ups from outside. The reader never throws; a reason begins with the place: "setup.groups[0].figures[2].combat: …". */
export function setupReader<S extends z.ZodMiniType>(schema: S): SetupParser<Data<S>> {
  return (json: Json) => {
    const parsed = schema.safeParse(json);
    if (parsed.success) return { ok: true, setup: copy(parsed.data) as Data<S> };
    const [issue] = parsed.error.issues;
    if (!issue) return { ok: false, reason: { fr: 'setup : illisible', en: 'setup: unreadable' } };
    const { fr, en } = reasonOf(issue, json);
    const where = `setup${pathText(issue.path)}`;
    return { ok: false, reason: { fr: `${where} : ${fr}`, en: `${where}: ${en}` } };
  };
}

/** Member of a value that a schema refuses; undefined when the whole is refused. */
export function memberRefused({ issues: [issue] }: z.core.$ZodError): string | undefined {
  const name = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
  return name === undefined ? undefined : String(name);
}

/** The place in a value that a schema refuses: "figures.a.facing". */
export const placeRefused = ({ issues: [issue] }: z.core.$ZodError): string =>
  issue?.path.map((key) => short(String(key))).join('.') ?? '?';
