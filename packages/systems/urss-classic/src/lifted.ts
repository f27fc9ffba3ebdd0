import { filling } from '@escarmouche/skirmish';
import type { Granted, Paragraph } from './rule.ts';
import type { State } from './state.ts';

/** Does one of these rules, of a figure or of a weapon, lift a paragraph? */
export function isLifted(state: State, granted: readonly Granted[], paragraph: Paragraph): boolean {
  return filling(granted, 'lifts').some(({ rule }) => rule.lifts(paragraph, state.scene.options));
}
