import type { FigureId, Mark, PassingMark, State } from './state.ts';

/** Is it what one rule remembers of one figure, or of one pair? */
export function sameMark(a: Omit<PassingMark, 'value' | 'until'>, b: Omit<PassingMark, 'value' | 'until'>): boolean {
  return a.rule === b.rule && a.figure === b.figure && a.of === b.of;
}

/** What a rule remembers of a figure, or of it towards another one, for a while; undefined when nothing. */
export function markOf(state: State, rule: string, figure: FigureId, of?: FigureId): Mark | undefined {
  return state.passing.length === 0 ? undefined : state.passing.find((mark) => sameMark(mark, { rule, figure, of }))?.value;
}
