import { weaponKind } from '@escarmouche/urss-kit/content';
import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { memoryMembers } from '../plane/specials.ts';
import { npcMembers, npcSpellings } from '../plane/schema-npc.ts';
import { facing, id, spot } from '../plane/values.ts';
import { flag, listOf } from '../values.ts';
import { figureMemories } from './specials.ts';
import { level, levelOrNone } from './values.ts';

/** States and postures, as a player names them. */
export const condition = word({
  sound: ['sain et sauf', 'sain', 'unhurt', 'sauf'],
  wounded: ['blessé', 'blessée'],
  badlyWounded: ['badly wounded', 'très blessé', 'très blessée'],
  out: ['out of action', 'hors de combat', 'hdc', 'dead'],
  standing: ['debout', 'up', 'upright'],
  low: ['à plat ventre', 'lying low', 'crawling', 'couché', 'couchée'],
  prone: ['à terre', 'knocked down', 'mise à terre', 'mis à terre'],
  stunned: ['sonné', 'sonnée'],
  fleeing: ['en fuite', 'flees', 'fuit'],
  fled: ['fled for good', 'a fui', 'off the table', 'hors de la table', 'fuite définitive'],
  gone: ['removed', 'retirée', 'partie'],
  reserve: ['in reserve', 'réserve', 'en réserve', 'not deployed'],
});

/** Kinds of weapons that rules may ask for. */
const kind = z.enum(weaponKind.options);

const weapon = z.union([
  id,
  keyed(
    {
      name: id,
      class: word({
        melee: ['cac', 'corps à corps', 'mêlée'],
        shooting: ['tir', 'shoot'],
        thrown: ['jet', 'lancer', 'throwing'],
      }).optional(),
      damage: level.optional(),
      range: z.number().gt(0).max(200).optional(),
      hands: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
      rules: listOf(id).optional(),
      kinds: listOf(kind).optional(),
      upgrades: listOf(id).optional(),
    },
    {
      name: ['nom', 'id', 'weapon', 'arme'],
      class: ['type', 'classe', 'kind'],
      damage: ['dégâts', 'dégât'],
      range: ['portée'],
      hands: ['mains'],
      rules: ['règles', 'attributes', 'attributs'],
      kinds: ['sortes', 'genres'],
      upgrades: ['améliorations', 'amélioration', 'upgrade', 'with', 'avec'],
    },
  ),
]);

const protection = z.union([
  id,
  keyed(
    {
      name: id,
      class: word({ armour: ['armure', 'armor'], shield: ['bouclier'] }).optional(),
      save: level,
      against: word({ shots: ['tirs', 'tir', 'shooting'] }).optional(),
      rules: listOf(id).optional(),
    },
    {
      name: ['nom', 'id'],
      class: ['type', 'classe', 'kind'],
      save: ['svg', 'sauvegarde'],
      against: ['contre'],
      rules: ['règles', 'attributes', 'attributs'],
    },
  ),
]);

export const skillMembers = {
  combat: levelOrNone.optional(),
  shooting: levelOrNone.optional(),
  throwing: levelOrNone.optional(),
  initiative: levelOrNone.optional(),
  morale: levelOrNone.optional(),
  damage: levelOrNone.optional(),
  save: levelOrNone.optional(),
};

export const skillSpellings = {
  shooting: ['tir', 'shoot'],
  throwing: ['lancer', 'throw'],
  morale: ['moral'],
  damage: ['dégâts', 'dégât'],
  save: ['svg', 'sauvegarde'],
};

const remembered = memoryMembers(figureMemories);
// Members with words of rules, which types do not know.
const memories: object = remembered.shape;

const none = (value: unknown): unknown => (value === null || value === 'none' || value === 'nothing' || value === 'rien' ? [] : value);

export const figure = keyed(
  {
    profile: id.or(z.string().min(1).max(500)).optional(),
    name: id.optional(),
    group: id.optional(),
    at: spot.optional(),
    facing: facing.optional(),
    ...skillMembers,
    attributes: listOf(id).optional(),
    weapons: listOf(weapon).optional(),
    armour: listOf(protection).optional(),
    shield: listOf(protection).optional(),
    objects: listOf(id).optional(),
    without: listOf(id).optional(),
    types: listOf(id).optional(),
    hands: z.int().min(1).max(6).optional(),
    held: z.preprocess(none, listOf(id)).optional(),
    lost: listOf(id).optional(),
    vitality: z.int().min(0).max(20).optional(),
    fullVitality: z.int().min(1).max(20).optional(),
    state: listOf(condition).optional(),
    alert: flag.optional(),
    activated: flag.optional(),
    activations: z.int().min(0).max(10).optional(),
    left: z.int().min(0).max(10).optional(),
    done: listOf(id).optional(),
    blows: z.int().min(0).max(20).optional(),
    ran: flag.optional(),
    crawled: flag.optional(),
    tested: flag.optional(),
    on: id.optional(),
    ...npcMembers,
    marks: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).optional(),
    ...memories,
  },
  {
    profile: ['profil', 'like', 'comme', 'text', 'texte'],
    name: ['nom'],
    group: ['groupe'],
    at: ['position', 'à', 'place', 'pos'],
    facing: ['orientation', 'faces', 'regarde', 'face'],
    ...skillSpellings,
    attributes: ['attributs', 'rules', 'règles', 'règles spéciales', 'special rules', 'powers', 'pouvoirs', 'attribute', 'attribut'],
    weapons: ['armes', 'weapon', 'arme'],
    armour: ['armure', 'armures', 'armor'],
    shield: ['bouclier', 'shields', 'boucliers'],
    objects: ['objets', 'object', 'objet', 'objets spéciaux', 'special objects'],
    without: ['sans'],
    types: ['type', 'kind', 'kinds', 'genre'],
    hands: ['mains'],
    held: ['en main', 'holds', 'tient', 'in hand'],
    lost: ['perdues', 'perdue', 'has lost'],
    vitality: ['vitalité', 'pv', 'points de vitalité', 'vitality points', 'vie', 'points de vie'],
    fullVitality: ['vitalité max', 'max vitality', 'vitalité totale'],
    state: ['état', 'posture', 'states', 'condition'],
    alert: ['alerte', 'alert stance', 'en alerte', "posture d'alerte"],
    activated: ['activée', 'has played', 'a joué'],
    activations: ['activations faites'],
    left: ['actions left', 'actions', 'restantes', 'actions restantes'],
    done: ['faites', 'actions done', 'déjà faites', 'fait', 'taken'],
    blows: ['damage rolls', 'jets de dégâts', 'has struck', 'damage rolls made'],
    ran: ['has run', 'a couru'],
    crawled: ['has crawled', 'a rampé'],
    tested: ['demoralisation tested', 'demoralised', 'démoralisée', 'a testé'],
    on: ['sur', 'hangs on', 'perch', 'accrochée à'],
    ...npcSpellings,
    marks: ['marques'],
    ...remembered.spellings,
  },
);

export type FigureCase = z.output<typeof figure>;
