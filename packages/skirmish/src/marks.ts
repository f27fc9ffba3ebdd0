import type { FigureId } from './roster.ts';

/** Whose mark it is: what one rule remembers of one figure, or of it towards another one. */
interface Remembered {
  readonly rule: string;
  readonly figure: FigureId;
  readonly of?: FigureId | undefined;
}

/** Is it what one rule remembers of one figure, or of one pair? */
export function sameMark(a: Remembered, b: Remembered): boolean {
  return a.rule === b.rule && a.figure === b.figure && a.of === b.of;
}

/** What a rule remembers of a figure, or of it towards another one, for a while; undefined when nothing. */
export function markOf<V>(
  { passing }: { readonly passing: readonly (Remembered & { readonly value: V })[] },
  rule: string,
  figure: FigureId,
  of?: FigureId,
): V | undefined {
  return passing.length === 0 ? undefined : passing.find((mark) => sameMark(mark, { rule, figure, of }))?.value;
}
