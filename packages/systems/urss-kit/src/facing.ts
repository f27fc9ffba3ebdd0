import { turnTowards } from '@escarmouche/skirmish/plane';
import type { Turn } from './rule.ts';
import type { Figure } from './state.ts';

/** Turns a figure, at once and free, to an opponent; a prone or stunned one stays as it is (UK-ACT-FIGHT, UK-ARC-TURN). */
export function turnToFace(turn: Turn, figure: Figure, opponent: Figure, rule: string): void {
  if (!figure.stunned) turnTowards(turn, figure, opponent, rule);
}
