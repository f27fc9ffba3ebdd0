import { fillingOf, sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from './granted.ts';
import type { Granted, Threat } from './rule.ts';
import type { FigureId, State } from './state.ts';

/** Does a figure withstand a threat, by a rule of its own or of the shield that guards it? */
export function withstands(state: State, id: FigureId, threat: Threat, guard: readonly Granted[] = []): boolean {
  return fillingOf([grantedTo(sheetOf(state, id)).own, guard], 'withstands').some(({ rule }) => rule.withstands(threat));
}
