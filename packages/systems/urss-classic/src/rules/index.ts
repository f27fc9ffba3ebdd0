import type { Rule } from '../rule.ts';
import { ambidextre } from './ambidextre.ts';
import { amphibious } from './amphibie.ts';
import { cancelsSaves } from './annule-les-sauvegardes.ts';
import { martialArt } from './art-martial.ts';
import { groupAttack } from './attaque-de-groupe.ts';
import { cadence } from './cadence.ts';
import { camouflage } from './camouflage.ts';
import { shock } from './choc.ts';
import { multipleCombats } from './combats-multiples.ts';
import { stabInTheBack } from './coup-dans-le-dos.ts';
import { fatalBlow } from './coup-fatal.ts';
import { limitedMovement } from './deplacement-limite.ts';
import { specialDestiny } from './destinee-speciale.ts';
import { twoHanded } from './deux-mains.ts';
import { deviation } from './deviation.ts';
import { forceDuel } from './duel-de-force.ts';
import { lightning } from './eclairs.ts';
import { frightening } from './effrayant.ts';
import { enorme } from './enorme.ts';
import { choke } from './etranglement.ts';
import { tightropeWalker } from './funambule.ts';
import { stealthy } from './furtif.ts';
import { lightsaberGuard } from './garde-du-sabre.ts';
import { heal } from './guerison.ts';
import { hero } from './heros.ts';
import { infiltration } from './infiltration.ts';
import { jetpack } from './jetpack.ts';
import { throwObjects } from './lancer-d-objets.ts';
import { slow } from './lent.ts';
import { holyBook } from './livre-saint.ts';
import { agileWalker } from './marcheur-agile.ts';
import { battleMeditation } from './meditation-de-combat.ts';
import { doesNotPushBack } from './ne-repousse-pas.ts';
import { passesShields } from './passe-bouclier.ts';
import { piercesArmour } from './perce-armure.ts';
import { personnage } from './personnage.ts';
import { push } from './poussee.ts';
import { fast } from './rapide.ts';
import { reloading } from './rechargement.ts';
import { robust } from './robuste.ts';
import { forceSensitive } from './sensible-a-la-force.ts';
import { silencieux } from './silencieux.ts';
import { support } from './soutien.ts';
import { forceLeap } from './surdeplacement.ts';
import { terrifying } from './terrifiant.ts';
import { slayer } from './tueur.ts';
import { zone } from './zone.ts';

/** Every special rule, each in a file of its own. */
export const SPECIAL_RULES: readonly Rule[] = [
  ambidextre,
  amphibious,
  cancelsSaves,
  martialArt,
  groupAttack,
  cadence,
  camouflage,
  shock,
  multipleCombats,
  stabInTheBack,
  fatalBlow,
  limitedMovement,
  specialDestiny,
  twoHanded,
  deviation,
  forceDuel,
  lightning,
  frightening,
  enorme,
  choke,
  tightropeWalker,
  stealthy,
  lightsaberGuard,
  heal,
  hero,
  infiltration,
  jetpack,
  throwObjects,
  slow,
  holyBook,
  agileWalker,
  battleMeditation,
  doesNotPushBack,
  passesShields,
  piercesArmour,
  personnage,
  push,
  fast,
  reloading,
  robust,
  forceSensitive,
  silencieux,
  support,
  forceLeap,
  terrifying,
  slayer,
  zone,
];
