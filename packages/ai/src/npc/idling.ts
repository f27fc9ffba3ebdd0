import { figureOf } from '@escarmouche/skirmish';
import { remembers } from '@escarmouche/skirmish/plane';
import type { Manned } from './game.ts';

/** Activations in a row in which a figure has neither attacked nor found a next cover (AI-BEH-PRUDENT). */
export function idleTurns(state: Manned, id: string, rule: 'AI-BEH-PRUDENT' | 'AI-BEH-HARCELEUR'): number {
  return remembers(figureOf(state, id), rule)?.idle ?? 0;
}
