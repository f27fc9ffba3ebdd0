import { filling, sheetOf } from '@escarmouche/skirmish';
import { change, type Change } from './dice.ts';
import { grantedTo } from './granted.ts';
import type { FigureId, State } from './state.ts';

const PLAIN = { combat: -3, damage: -3 } as const;

/** The level of bare hands in place of the profile's: the best that a rule of the figure gives (UK-MELEE-BARE). */
export function bareHanded(state: State, id: FigureId, skill: 'combat' | 'damage'): Change {
  const given = filling(grantedTo(sheetOf(state, id)).own, 'bareHands').map(({ rule }) => change(rule.cites[0], rule.bareHands[skill]));
  return given.reduce((best, one) => (one.levels > best.levels ? one : best), change('UK-MELEE-BARE', PLAIN[skill]));
}
