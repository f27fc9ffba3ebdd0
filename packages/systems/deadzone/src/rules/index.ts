import type { Rule } from '../rule.ts';
import { beast } from './beast.ts';
import { construct } from './construct.ts';
import { frenzy } from './frenzy.ts';
import { intel } from './intel.ts';
import { itBurns } from './it-burns.ts';
import { jumpPack } from './jump-pack.ts';
import { knockback } from './knockback.ts';
import { rapidFire } from './rapid-fire.ts';
import { stalwart } from './stalwart.ts';
import { suppression } from './suppression.ts';
import { tactician } from './tactician.ts';
import { tooStubborn } from './too-stubborn.ts';
import { weightOfFire } from './weight-of-fire.ts';

/** Abilities of figures and weapons, items, special rules of armies. */
export const SPECIAL_RULES: readonly Rule[] = [
  beast,
  construct,
  frenzy,
  intel,
  itBurns,
  jumpPack,
  knockback,
  rapidFire,
  stalwart,
  suppression,
  tactician,
  tooStubborn,
  weightOfFire,
];
