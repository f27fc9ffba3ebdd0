import actions from '../../rulebook/urss-kit/actions.json' with { type: 'json' };
import arcs from '../../rulebook/urss-kit/arcs.json' with { type: 'json' };
import armour from '../../rulebook/urss-kit/armour.json' with { type: 'json' };
import abilities from '../../rulebook/urss-kit/attributes-actions.json' with { type: 'json' };
import bodyAndSaves from '../../rulebook/urss-kit/attributes-body-and-saves.json' with { type: 'json' };
import fighting from '../../rulebook/urss-kit/attributes-fighting.json' with { type: 'json' };
import agility from '../../rulebook/urss-kit/attributes-movement.json' with { type: 'json' };
import marksmanship from '../../rulebook/urss-kit/attributes-shooting.json' with { type: 'json' };
import stealthAndFear from '../../rulebook/urss-kit/attributes-stealth-and-fear.json' with { type: 'json' };
import ofWeapons from '../../rulebook/urss-kit/attributes-weapons.json' with { type: 'json' };
import cover from '../../rulebook/urss-kit/cover.json' with { type: 'json' };
import damage from '../../rulebook/urss-kit/damage.json' with { type: 'json' };
import dice from '../../rulebook/urss-kit/dice.json' with { type: 'json' };
import equipmentRules from '../../rulebook/urss-kit/equipment-rules.json' with { type: 'json' };
import generalAttributes from '../../rulebook/urss-kit/general-attributes.json' with { type: 'json' };
import melee from '../../rulebook/urss-kit/melee.json' with { type: 'json' };
import meleeWeapons from '../../rulebook/urss-kit/melee-weapons.json' with { type: 'json' };
import morale from '../../rulebook/urss-kit/morale.json' with { type: 'json' };
import movement from '../../rulebook/urss-kit/movement.json' with { type: 'json' };
import powers from '../../rulebook/urss-kit/powers.json' with { type: 'json' };
import profiles from '../../rulebook/urss-kit/profiles.json' with { type: 'json' };
import rangedWeapons from '../../rulebook/urss-kit/ranged-weapons.json' with { type: 'json' };
import saves from '../../rulebook/urss-kit/saves.json' with { type: 'json' };
import shooting from '../../rulebook/urss-kit/shooting.json' with { type: 'json' };
import skills from '../../rulebook/urss-kit/skills.json' with { type: 'json' };
import states from '../../rulebook/urss-kit/states.json' with { type: 'json' };
import system from '../../rulebook/urss-kit/system.json' with { type: 'json' };
import turn from '../../rulebook/urss-kit/turn.json' with { type: 'json' };
import upgradesAndObjects from '../../rulebook/urss-kit/upgrades-and-objects.json' with { type: 'json' };
import { bookOf } from '../rulebook.ts';
import type { Rulebook } from '../rulebook.ts';

/** The rulebook of URSS kit (UK-*). */
export const rulebook: Rulebook = bookOf([
  { id: 'system', title: { fr: 'Principes', en: 'Principles' }, entries: system },
  { id: 'dice', title: { fr: 'Dés et tests', en: 'Dice and tests' }, entries: dice },
  { id: 'skills', title: { fr: 'Compétences', en: 'Skills' }, entries: skills },
  { id: 'turn', title: { fr: 'Tours et activations', en: 'Turns and activations' }, entries: turn },
  { id: 'actions', title: { fr: 'Actions', en: 'Actions' }, entries: actions },
  { id: 'movement', title: { fr: 'Mouvement et terrain', en: 'Movement and terrain' }, entries: movement },
  { id: 'arcs', title: { fr: 'Arcs et vue', en: 'Arcs and sight' }, entries: arcs },
  { id: 'states', title: { fr: 'États', en: 'States' }, entries: states },
  { id: 'melee', title: { fr: 'Corps à corps', en: 'Melee' }, entries: melee },
  { id: 'damage', title: { fr: 'Dégâts et vitalité', en: 'Damage and vitality' }, entries: damage },
  { id: 'saves', title: { fr: 'Sauvegardes', en: 'Saves' }, entries: saves },
  { id: 'shooting', title: { fr: 'Tir', en: 'Shooting' }, entries: shooting },
  { id: 'cover', title: { fr: 'Couvert', en: 'Cover' }, entries: cover },
  { id: 'morale', title: { fr: 'Moral', en: 'Morale' }, entries: morale },
  {
    id: 'general-attributes',
    title: { fr: 'Attributs : comment ils jouent', en: 'Attributes: how they work' },
    entries: generalAttributes,
  },
  { id: 'attributes-fighting', title: { fr: 'Attributs de combat', en: 'Attributes of fighting' }, entries: fighting },
  { id: 'attributes-shooting', title: { fr: 'Attributs de tir', en: 'Attributes of shooting' }, entries: marksmanship },
  { id: 'attributes-weapons', title: { fr: 'Attributs d’armes', en: 'Attributes of weapons' }, entries: ofWeapons },
  { id: 'attributes-movement', title: { fr: 'Attributs de mouvement', en: 'Attributes of movement' }, entries: agility },
  { id: 'attributes-stealth-and-fear', title: { fr: 'Discrétion et peur', en: 'Stealth and fear' }, entries: stealthAndFear },
  { id: 'attributes-body-and-saves', title: { fr: 'Corps et sauvegardes', en: 'Body and saves' }, entries: bodyAndSaves },
  { id: 'attributes-actions', title: { fr: 'Capacités et activations', en: 'Abilities and activations' }, entries: abilities },
  { id: 'powers', title: { fr: 'Pouvoirs de la Force', en: 'Force powers' }, entries: powers },
  { id: 'equipment-rules', title: { fr: 'Porter son équipement', en: 'Carrying equipment' }, entries: equipmentRules },
  { id: 'armour', title: { fr: 'Armures et boucliers', en: 'Armour and shields' }, entries: armour },
  { id: 'melee-weapons', title: { fr: 'Armes de corps à corps', en: 'Melee weapons' }, entries: meleeWeapons },
  { id: 'ranged-weapons', title: { fr: 'Armes de tir', en: 'Shooting weapons' }, entries: rangedWeapons },
  {
    id: 'upgrades-and-objects',
    title: { fr: 'Améliorations et objets spéciaux', en: 'Upgrades and special objects' },
    entries: upgradesAndObjects,
  },
  { id: 'profiles', title: { fr: 'Profils', en: 'Profiles' }, entries: profiles },
]);
