import type { FigureId } from './roster.ts';

/** The bearer of a mark: one figure, or one figure towards another. */
interface Remembered {
  readonly rule: string;
  readonly figure: FigureId;
  readonly of?: FigureId | undefined;
}

/** Is it what one rule remembers of one figure, or of one pair? */
export function sameMark(a: Remembered, b: Remembered): boolean {
  return a.rule === b.rule && a.figure === b.figure && a.of === b.of;
}

/** The mark of a rule on a figure, or on a figure towards another one; undefined when none. */
export function markOf<V>(
  { passing }: { readonly passing: readonly (Remembered & { readonly value: V })[] },
  rule: string,
  figure: FigureId,
  of?: FigureId,
): V | undefined {
  return passing.length === 0 ? undefined : passing.find((mark) => sameMark(mark, { rule, figure, of }))?.value;
}
