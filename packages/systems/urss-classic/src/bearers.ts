import type { Text } from '@escarmouche/referee';
import { bearersBy, idleGrant, type AskedOf, type Bearer } from '@escarmouche/skirmish';
import { specialRules } from './registry.ts';
import type { Rule } from './rule.ts';

const FIGURE: readonly Bearer[] = ['figure'];
const WEAPON: readonly Bearer[] = ['weapon'];
const BOTH: readonly Bearer[] = ['figure', 'weapon'];
const NEITHER: readonly Bearer[] = [];

/** The bearers whose rules each hook is asked of: those of a figure for all its deeds, those of a weapon for deeds with it. */
const ASKED: AskedOf<Rule> = {
  id: NEITHER,
  cites: NEITHER,
  also: NEITHER,
  meets: NEITHER,
  serves: NEITHER,
  leads: NEITHER,
  body: BOTH,
  baseMove: BOTH,
  mover: FIGURE,
  fullMove: FIGURE,
  bears: BOTH,
  deploysAhead: FIGURE,
  forbidsAction: FIGURE,
  lifts: FIGURE,
  indications: BOTH,
  saves: BOTH,
  cancelsSave: BOTH,
  points: BOTH,
  reaches: WEAPON,
  shots: WEAPON,
  mostShots: WEAPON,
  seconds: FIGURE,
  forbidsUse: WEAPON,
  shotFired: NEITHER,
  area: WEAPON,
  strays: WEAPON,
  givenTo: NEITHER,
  undetectable: FIGURE,
  activationStarts: FIGURE,
  aroundAction: FIGURE,
  moved: FIGURE,
  becameEngaged: FIGURE,
  engages: FIGURE,
  cameBack: FIGURE,
  forbidsContact: FIGURE,
  chargeDeclared: FIGURE,
  daunts: FIGURE,
  parry: FIGURE,
  action: BOTH,
  doubles: FIGURE,
  power: NEITHER,
  effect: NEITHER,
  rolls: NEITHER,
  asks: NEITHER,
  remembers: NEITHER,
  tells: NEITHER,
  formerly: NEITHER,
};

export const bearersOf = (rule: Rule): readonly Bearer[] => bearersBy(ASKED, rule);

/** Why a known rule does nothing where it is given. */
export const idle = (slug: string, given: Bearer, name: Text = { fr: slug, en: slug }): Text | undefined =>
  specialRules.has(slug) ? idleGrant(bearersOf(specialRules.get(slug)), given, name) : undefined;
