import type { Refusal, Seat } from '@escarmouche/referee';
import type { Battle, FigureIn } from '@escarmouche/skirmish';

/** A figure about to act: the table as it would then be, and what has to be commanded before. */
export interface ActingContext<S extends Battle, C> {
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly seat: Seat;
  readonly reaction: boolean;
  /** Commands that come first: its activation, when it has not begun. */
  readonly lead: readonly C[];
  /** Its activation begins with a roll or a question: what follows cannot be foreseen. */
  readonly open: boolean;
}

export function isRefused<S extends Battle, C>(acting: ActingContext<S, C> | Refusal): acting is Refusal {
  return 'rule' in acting;
}
