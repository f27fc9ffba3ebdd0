import { groupOf } from '@escarmouche/skirmish';
import type { Granted } from './rule.ts';
import type { Figure } from './state.ts';
import { attributeTest } from './tests.ts';
import type { Turn } from './turn.ts';

/** Does a figure's player decline a rule's effect? Only by option are players asked; the program takes everything (UK-ATTR-GEN-FIGHT). */
export function declines(turn: Turn, figure: Figure, { rule, weapon }: Granted): boolean {
  if (turn.state.scene.options['decisions.decline'] === 'never') return false;
  const { seat } = groupOf(turn.state, figure.id);
  const about = { figure: figure.id, rule: rule.id, ...(weapon !== undefined && { weapon }) };
  return !turn.choose('use', { seat, about, options: [true, false] });
}

/** A test after a won Combat or a hit, unless its player declines it before the dice. */
export function takesTest(turn: Turn, figure: Figure, granted: Granted, target: Figure): boolean {
  return !declines(turn, figure, granted) && attributeTest(turn, figure, granted, target);
}
