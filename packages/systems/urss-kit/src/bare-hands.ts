import { filling, sheetOf } from '@escarmouche/skirmish';
import { change, type Change } from './dice.ts';
import { grantedTo } from './granted.ts';
import type { FigureId, State } from './state.ts';

const PLAIN = { combat: -3, damage: -3 } as const;

/** The level of bare hands in place of the profile's: the best that a rule of the figure gives (UK-MELEE-BARE). */
export function bareHanded(state: State, id: FigureId, skill: 'combat' | 'damage'): Change {
  const given = filling(grantedTo(sheetOf(state, id)).own, 'bareHands').flatMap(({ rule }) => {
    const level = rule.bareHands[skill];
    return level === undefined ? [] : [change(rule.cites[0], level)];
  });
  return given.reduce((best, one) => (one.levels > best.levels ? one : best), change('UK-MELEE-BARE', PLAIN[skill]));
}
