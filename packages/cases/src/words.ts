import { fold, text, type Text } from './text.ts';

/** Words of cases for the insides of the rules, in the reader's language. */

/** Words for what rolls, draws and questions are for, and for what a figure may be, by their inner names. */
export type Naming = (inner: string) => Text;

/** Purposes of rolls, draws and questions, whatever the game. Special rules tell their own. */
const PURPOSES: Readonly<Record<string, Text>> = {
  order: text('ordre de jeu', 'order of play'),
  initiative: text('Initiative', 'initiative'),
  combat: text('combat', 'combat'),
  shooting: text('tir', 'shooting'),
  damage: text('dégâts', 'damage'),
  save: text('sauvegarde', 'save'),
  morale: text('test de Moral', 'morale test'),
  power: text('test de pouvoir', 'power test'),
  npc: text('table des PNJ', 'NPC table'),
  d3: text('1D3', '1D3'),
  points: text('points de vitalité perdus', 'vitality points lost'),
  scatter: text('tirage de la cible', 'draw of the target'),
  activate: text('qui activer', 'whom to activate'),
  meleeWeapon: text('arme de corps à corps', 'melee weapon'),
  brokenWeapon: text('arme à briser', 'weapon to break'),
  nextTarget: text('cible suivante', 'next target'),
  nextUse: text('cible du prochain usage', 'target of the next use'),
  groupAttack: text('adversaire suivant', 'next opponent'),
  freeAttackOrder: text('première attaque gratuite', 'first free attack'),
  backstab: text('qui frapper dans le dos', 'whom to stab in the back'),
  duel: text('duel', 'duel'),
  counter: text('contre', 'counter'),
  use: text('s’en servir', 'make use of it'),
  alert: text('réaction', 'reaction'),
  alertOrder: text('première réaction', 'first reaction'),
  landing: text('arrivée', 'landing'),
  facing: text('orientation', 'facing'),
  move: text('jet de mouvement', 'movement roll'),
  pace: text('jet de mouvement', 'movement roll'),
  herd: text('zombies à déplacer', 'zombies to move'),
  tile: text('tuile', 'tile'),
  card: text('carte', 'card'),
  stock: text('pièces à poser', 'pieces to put'),
  twitch: text('ce qui bouge encore', 'what still twitches'),
  loss: text('de quoi payer le combat perdu', 'what the lost combat is paid with'),
  token: text('prendre le jeton ou non', 'to take the token or not'),
  window: text('carte à jouer', 'card to play'),
  target: text('joueur visé', 'player aimed at'),
  zombie: text('où placer le zombie', 'where the zombie goes'),
  building: text('bâtiment', 'building'),
  lift: text('zombie à enlever', 'zombie to lift'),
  drop: text('où le poser', 'where to put it down'),
  lead: text('où mener le pion', 'where to lead the pawn'),
  slip: text('ce qui échappe des mains', 'what slips out of the hands'),
};

/** Words for what is asked or rolled for: a special rule's own (`ofRule`), else those of every game. */
export const namingOf =
  (ofRule: (slug: string) => Text | undefined): Naming =>
  (inner) =>
    ofRule(inner) ?? (Object.hasOwn(PURPOSES, inner) ? PURPOSES[inner] : undefined) ?? text(inner, inner);

/** Is a question or roll about what an author has written: its key, or its words in either language? */
export const isFor = (written: string, purpose: string, naming: Naming): boolean =>
  [purpose, naming(purpose).fr, naming(purpose).en].some((one) => fold(one) === fold(written));

export const plainNaming: Naming = namingOf(() => undefined);

export const NONE = text('aucun', 'none');
