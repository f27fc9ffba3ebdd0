import type { Traits } from '@escarmouche/skirmish/plane';
import { rangedArm } from './arms.ts';
import { fullVitality } from './figures.ts';
import { grantedTo } from './granted.ts';
import { npcFacts } from './npc-facts.ts';
import { meetsNeed } from './npc-needs.ts';
import type { Sheet } from './state.ts';

/** Traits of a sheet of the kit that roles of NPCs are chosen by. */
export function npcTraits(sheet: Sheet): Traits {
  const { own } = grantedTo(sheet);
  const { armour, shields, skills } = sheet;
  return {
    id: sheet.id,
    meets: (['ranged', 'healing', 'zigzag'] as const).filter((need) => meetsNeed(sheet, need)),
    rank: npcFacts.rank(sheet),
    vitality: fullVitality(sheet),
    range: Math.max(0, ...sheet.weapons.map((weapon) => rangedArm(weapon)?.range ?? 0)),
    reach: Math.max(0, ...own.map(({ rule }) => rule.power?.range ?? 0)),
    precise: own.some(({ rule }) => rule.action?.shoots && rule.cancelsSave),
    hides: own.some(({ rule }) => rule.undetectable ?? rule.deploysAhead),
    guarded: skills.save !== undefined || armour.length + shields.length > 0,
  };
}
