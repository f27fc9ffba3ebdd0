import actions from '../../rulebook/urss-classic/actions.json' with { type: 'json' };
import arcs from '../../rulebook/urss-classic/arcs.json' with { type: 'json' };
import fighting from '../../rulebook/urss-classic/attributes-fighting.json' with { type: 'json' };
import agility from '../../rulebook/urss-classic/attributes-movement.json' with { type: 'json' };
import stealthAndFear from '../../rulebook/urss-classic/attributes-stealth-and-fear.json' with { type: 'json' };
import weaponsAndSaves from '../../rulebook/urss-classic/attributes-weapons-and-saves.json' with { type: 'json' };
import damage from '../../rulebook/urss-classic/damage.json' with { type: 'json' };
import dice from '../../rulebook/urss-classic/dice.json' with { type: 'json' };
import medFanEquipment from '../../rulebook/urss-classic/med-fan-equipment.json' with { type: 'json' };
import medFanProfiles from '../../rulebook/urss-classic/med-fan-profiles.json' with { type: 'json' };
import medFanSpells from '../../rulebook/urss-classic/med-fan-spells.json' with { type: 'json' };
import melee from '../../rulebook/urss-classic/melee.json' with { type: 'json' };
import morale from '../../rulebook/urss-classic/morale.json' with { type: 'json' };
import movement from '../../rulebook/urss-classic/movement.json' with { type: 'json' };
import shooting from '../../rulebook/urss-classic/shooting.json' with { type: 'json' };
import starWarsEquipment from '../../rulebook/urss-classic/star-wars-equipment.json' with { type: 'json' };
import starWarsPowers from '../../rulebook/urss-classic/star-wars-powers.json' with { type: 'json' };
import starWarsProfiles from '../../rulebook/urss-classic/star-wars-profiles.json' with { type: 'json' };
import survivantsEquipment from '../../rulebook/urss-classic/survivants-equipment.json' with { type: 'json' };
import survivantsProfiles from '../../rulebook/urss-classic/survivants-profiles.json' with { type: 'json' };
import survivantsZombies from '../../rulebook/urss-classic/survivants-zombies.json' with { type: 'json' };
import system from '../../rulebook/urss-classic/system.json' with { type: 'json' };
import turn from '../../rulebook/urss-classic/turn.json' with { type: 'json' };
import { bookOf } from '../rulebook.ts';
import type { Rulebook } from '../rulebook.ts';

/** The rulebook of URSS classic (UC-*). */
export const rulebook: Rulebook = bookOf([
  { id: 'system', title: { fr: 'Principes', en: 'Principles' }, entries: system },
  { id: 'dice', title: { fr: 'Dés et tests', en: 'Dice and tests' }, entries: dice },
  { id: 'arcs', title: { fr: 'Arcs', en: 'Arcs' }, entries: arcs },
  { id: 'turn', title: { fr: 'Partie, tours et activations', en: 'Battle, turns and activations' }, entries: turn },
  { id: 'actions', title: { fr: 'Actions', en: 'Actions' }, entries: actions },
  { id: 'movement', title: { fr: 'Mouvement et terrain', en: 'Movement and terrain' }, entries: movement },
  { id: 'melee', title: { fr: 'Corps à corps', en: 'Melee' }, entries: melee },
  { id: 'shooting', title: { fr: 'Tir', en: 'Shooting' }, entries: shooting },
  { id: 'damage', title: { fr: 'Dégâts et sauvegardes', en: 'Damage and saves' }, entries: damage },
  { id: 'morale', title: { fr: 'Moral', en: 'Morale' }, entries: morale },
  { id: 'attributes-fighting', title: { fr: 'Règles spéciales de combat', en: 'Special rules of fighting' }, entries: fighting },
  { id: 'attributes-movement', title: { fr: 'Règles spéciales de mouvement', en: 'Special rules of movement' }, entries: agility },
  {
    id: 'attributes-stealth-and-fear',
    title: { fr: 'Discrétion et peur', en: 'Stealth and fear' },
    entries: stealthAndFear,
  },
  {
    id: 'attributes-weapons-and-saves',
    title: { fr: 'Règles spéciales d’armes et de sauvegardes', en: 'Special rules of weapons and saves' },
    entries: weaponsAndSaves,
  },
  { id: 'star-wars-equipment', title: { fr: 'Star Wars : équipement', en: 'Star Wars: equipment' }, entries: starWarsEquipment },
  { id: 'star-wars-powers', title: { fr: 'Star Wars : pouvoirs de la Force', en: 'Star Wars: Force powers' }, entries: starWarsPowers },
  { id: 'star-wars-profiles', title: { fr: 'Star Wars : profils', en: 'Star Wars: profiles' }, entries: starWarsProfiles },
  { id: 'med-fan-equipment', title: { fr: 'Med Fan : équipement', en: 'Med Fan: equipment' }, entries: medFanEquipment },
  { id: 'med-fan-spells', title: { fr: 'Med Fan : sorts', en: 'Med Fan: spells' }, entries: medFanSpells },
  { id: 'med-fan-profiles', title: { fr: 'Med Fan : profils', en: 'Med Fan: profiles' }, entries: medFanProfiles },
  { id: 'survivants-equipment', title: { fr: 'Survivants : équipement', en: 'Survivants: equipment' }, entries: survivantsEquipment },
  { id: 'survivants-profiles', title: { fr: 'Survivants : profils', en: 'Survivants: profiles' }, entries: survivantsProfiles },
  { id: 'survivants-zombies', title: { fr: 'Survivants : zombis', en: 'Survivants: zombies' }, entries: survivantsZombies },
]);
