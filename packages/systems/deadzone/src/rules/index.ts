import type { Rule } from '../rule.ts';
import { beast } from './bestial.ts';
import { construct } from './construct.ts';
import { frag } from './frag.ts';
import { frenzy } from './frenesie.ts';
import { intel } from './jeton-info.ts';
import { itBurns } from './ca-brule.ts';
import { jumpPack } from './propulseurs.ts';
import { knockback } from './projection.ts';
import { medic } from './medecin.ts';
import { rapidFire } from './tir-rapide.ts';
import { stalwart } from './inebranlable.ts';
import { suppression } from './suppression.ts';
import { tactician } from './tacticien.ts';
import { tooStubborn } from './trop-tetu.ts';
import { weightOfFire } from './puissance-de-feu.ts';

/** Abilities of figures and weapons, items, special rules of armies. */
export const SPECIAL_RULES: readonly Rule[] = [
  beast,
  construct,
  frag,
  frenzy,
  intel,
  itBurns,
  jumpPack,
  knockback,
  medic,
  rapidFire,
  stalwart,
  suppression,
  tactician,
  tooStubborn,
  weightOfFire,
];
