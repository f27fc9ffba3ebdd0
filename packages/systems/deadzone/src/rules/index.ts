import type { Rule } from '../rule.ts';
import { ammo } from './jeton-munitions.ts';
import { apAmmo } from './jeton-munitions-pa.ts';
import { beast } from './bestial.ts';
import { construct } from './construct.ts';
import { frag } from './frag.ts';
import { fragGrenade } from './grenade-frag.ts';
import { frenzy } from './frenesie.ts';
import { grenade } from './grenade-a-main.ts';
import { intel } from './jeton-info.ts';
import { itBurns } from './ca-brule.ts';
import { jumpPack } from './propulseurs.ts';
import { knockback } from './projection.ts';
import { medic } from './medecin.ts';
import { mediPack } from './medi-pack.ts';
import { rapidFire } from './tir-rapide.ts';
import { stalwart } from './inebranlable.ts';
import { stunGrenade } from './grenade-assourdissante.ts';
import { suppression } from './suppression.ts';
import { tactician } from './tacticien.ts';
import { tooStubborn } from './trop-tetu.ts';
import { trap } from './piege.ts';
import { weightOfFire } from './puissance-de-feu.ts';

/** Abilities of figures and weapons, items, special rules of armies. */
export const SPECIAL_RULES: readonly Rule[] = [
  ammo,
  apAmmo,
  beast,
  construct,
  frag,
  fragGrenade,
  frenzy,
  grenade,
  intel,
  itBurns,
  jumpPack,
  knockback,
  medic,
  mediPack,
  rapidFire,
  stalwart,
  stunGrenade,
  suppression,
  tactician,
  tooStubborn,
  trap,
  weightOfFire,
];
