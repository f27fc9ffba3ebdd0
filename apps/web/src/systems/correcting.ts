import type { Language } from '@escarmouche/referee';
import type { BoardPoint } from '../boards/board-point.ts';

/** How persons say what really is on a real table. Every function is pure and speaks of the state given. */
export interface Correcting<S, C> {
  /** A figure that stands somewhere else; undefined where it cannot be anywhere. */
  moved(state: S, figure: string, at: BoardPoint): C | undefined;
  /** Its name, where it stands in no list of the sides. */
  called?(state: S, figure: string, language: Language): string;
  /** Everything that may be said of a figure, the way it is now among the answers. */
  facts(state: S, figure: string, language: Language): readonly CorrectableFact<C>[];
}

/** A fact of a figure with all that it may be: one press says which. */
export interface CorrectableFact<C> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly now: boolean; readonly command: C }[];
}
