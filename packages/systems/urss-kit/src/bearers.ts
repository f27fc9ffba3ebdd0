import type { Text } from '@escarmouche/referee';
import { bearersBy, idleGrant, type AskedOf, type Bearer } from '@escarmouche/skirmish';
import { specialRules } from './registry.ts';
import type { Rule } from './rule.ts';

const FIGURE: readonly Bearer[] = ['figure'];
const WEAPON: readonly Bearer[] = ['weapon'];
const BOTH: readonly Bearer[] = ['figure', 'weapon'];
const GUARD: readonly Bearer[] = ['figure', 'shield'];
const NOBODY: readonly Bearer[] = [];

/** Whose rules are asked for what (UK-ATTR-GEN-OWNER): a figure's for all that it does, a weapon's for what is done with it, a shield's while it guards. */
const ASKED: AskedOf<Rule> = {
  id: NOBODY,
  cites: NOBODY,
  also: NOBODY,
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
  runSave: FIGURE,
  changes: BOTH,
  aura: FIGURE,
  bareHands: FIGURE,
  bareRules: FIGURE,
  saves: BOTH,
  cancelsSave: BOTH,
  keepsSave: GUARD,
  pierces: BOTH,
  piercesMore: BOTH,
  stopsPiercing: GUARD,
  points: BOTH,
  unharmedBy: FIGURE,
  unarmed: WEAPON,
  skill: WEAPON,
  shots: BOTH,
  twoWeapons: FIGURE,
  oneHanded: FIGURE,
  withShield: WEAPON,
  fillsHands: WEAPON,
  forbidsUse: BOTH,
  shotFired: NOBODY,
  silent: BOTH,
  noisy: WEAPON,
  area: BOTH,
  strays: BOTH,
  struck: BOTH,
  undetectable: FIGURE,
  bears: BOTH,
  reaches: BOTH,
  slipsAway: FIGURE,
  breaks: BOTH,
  cuts: BOTH,
  fells: BOTH,
  pushes: BOTH,
  unbreakable: WEAPON,
  immuneTo: FIGURE,
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
