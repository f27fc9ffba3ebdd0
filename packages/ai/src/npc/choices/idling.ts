import { figureOf } from '@escarmouche/skirmish';
import { remembers } from '@escarmouche/skirmish/plane';
import type { Manned } from '../game.ts';

/** Activations in a row before this one in which a figure has neither attacked nor found a next cover: one of this turn is noted as it begins (AI-BEH-PRUDENT). */
export function idleTurns(state: Manned, id: string, rule: 'AI-BEH-PRUDENT' | 'AI-BEH-HARCELEUR'): number {
  const { idle = 0, turn } = remembers(figureOf(state, id), rule) ?? {};
  return turn === state.turn ? Math.max(0, idle - 1) : idle;
}
