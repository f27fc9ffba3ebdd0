import type { Seat } from '@escarmouche/referee';
import type { Turn } from './rule.ts';
import type { FigureId } from './state.ts';

/** Does a figure's player decline what a rule would do for it? By option only is anybody asked; the program takes everything (UK-ATTR-GEN-FIGHT). */
export function declines(turn: Turn, seat: Seat, figure: FigureId, rule: string): boolean {
  if (turn.state.scene.options['decisions.decline'] === 'never') return false;
  return !turn.choose('use', { seat, about: { figure, rule }, options: [true, false] });
}
