import type { Text } from '@escarmouche/referee';
import { bearersBy, idleGrant, type AskedOf, type Bearer } from '@escarmouche/skirmish';
import { specialRules } from './registry.ts';
import type { Rule } from './rule.ts';

const FIGURE: readonly Bearer[] = ['figure'];
const WEAPON: readonly Bearer[] = ['weapon'];
const BOTH: readonly Bearer[] = ['figure', 'weapon'];
const NOBODY: readonly Bearer[] = [];

/**
 * The bearers whose rules each hook is asked of (UK-ATTR-GEN-OWNER): a figure's for all its deeds, a weapon's for deeds with it, a shield's while it
 * guards. Equipment that is held its own way, or withstands something, has a rule that says so itself (`bearers`).
 */
const ASKED: AskedOf<Rule> = {
  id: NOBODY,
  cites: NOBODY,
  also: NOBODY,
  meets: NOBODY,
  serves: NOBODY,
  leads: NOBODY,
  takes: NOBODY,
  usual: NOBODY,
  gives: NOBODY,
  needs: NOBODY,
  excludes: NOBODY,
  body: FIGURE,
  types: FIGURE,
  baseMove: FIGURE,
  slowsBy: FIGURE,
  mover: FIGURE,
  ropeOn: FIGURE,
  fullMove: FIGURE,
  pace: FIGURE,
  blows: FIGURE,
  deploysAhead: FIGURE,
  forbidsAction: FIGURE,
  changes: BOTH,
  aura: FIGURE,
  bareHands: FIGURE,
  saves: BOTH,
  cancelsSave: BOTH,
  pierces: BOTH,
  points: BOTH,
  unharmedBy: FIGURE,
  arm: WEAPON,
  held: FIGURE,
  shots: BOTH,
  twoWeapons: FIGURE,
  forbidsUse: BOTH,
  shotFired: NOBODY,
  area: BOTH,
  strays: BOTH,
  hit: BOTH,
  undetectable: FIGURE,
  bears: BOTH,
  reaches: BOTH,
  won: BOTH,
  withstands: FIGURE,
  activationStarts: FIGURE,
  watch: FIGURE,
  moved: FIGURE,
  becameEngaged: FIGURE,
  engages: FIGURE,
  chargeDeclared: FIGURE,
  daunts: FIGURE,
  keepsAway: FIGURE,
  counter: FIGURE,
  action: BOTH,
  lentTo: NOBODY,
  power: NOBODY,
  effect: NOBODY,
  rolls: NOBODY,
  asks: NOBODY,
  remembers: NOBODY,
  tells: NOBODY,
};

export const bearersOf = (rule: Rule): readonly Bearer[] => bearersBy(ASKED, rule);

/** Why a known rule does nothing where it is given. */
export const idle = (slug: string, given: Bearer, name: Text = { fr: slug, en: slug }): Text | undefined =>
  specialRules.has(slug) ? idleGrant(bearersOf(specialRules.get(slug)), given, name) : undefined;
