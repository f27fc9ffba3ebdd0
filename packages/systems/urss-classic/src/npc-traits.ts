import type { Traits } from '@escarmouche/skirmish/plane';
import { rangeOf, shootingOf } from './aiming.ts';
import { fullVitality } from './figures.ts';
import { grantedTo } from './granted.ts';
import { npcFacts } from './npc-facts.ts';
import { meetsNeed } from './npc-needs.ts';
import type { Sheet } from './state.ts';

/** Traits of a sheet of URSS classic that roles of NPCs are chosen by. */
export function npcTraits(sheet: Sheet): Traits {
  const { own } = grantedTo(sheet);
  return {
    id: sheet.id,
    meets: (['ranged', 'healing', 'zigzag'] as const).filter((need) => meetsNeed(sheet, need)),
    rank: npcFacts.rank(sheet),
    vitality: fullVitality(sheet),
    range: Math.max(0, ...shootingOf(sheet).map(rangeOf)),
    reach: Math.max(0, ...own.map(({ rule }) => rule.power?.range ?? 0)),
    precise: false,
    hides: own.some(({ rule }) => rule.undetectable ?? rule.deploysAhead),
    guarded: sheet.armour.length > 0 || own.some(({ rule }) => rule.saves),
  };
}
