import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';
import { keyed, word } from '../keyed.ts';
import { flag, listOf } from '../values.ts';
import { npcMembers, npcSpellings } from '../plane/schema-npc.ts';
import { facing, id, spot } from '../plane/values.ts';
import { level } from './values.ts';

/** States of UC-DMG-STATES and postures, as a player names them. */
export const condition = word({
  sound: ['sain et sauf', 'sain', 'unhurt', 'sauf'],
  wounded: ['blessé', 'blessée'],
  badlyWounded: ['badly wounded', 'très blessé', 'très blessée'],
  out: ['out of action', 'hors de combat', 'dead', 'hdc'],
  prone: ['à terre', 'knocked down', 'mise à terre', 'a terre'],
  standing: ['debout', 'up'],
  fled: ['fled for good', 'en fuite', 'a fui', 'fui', 'fuite définitive', 'fui définitivement'],
  reserve: ['in reserve', 'réserve', 'en réserve', 'undeployed', 'not deployed'],
});

const weaponRules = listOf(id);

const weapon = z.union([
  id,
  keyed(
    {
      name: id,
      class: word({ melee: ['cac', 'corps à corps', 'mêlée'], shooting: ['tir', 'shoot'], thrown: ['jet', 'lancer', 'throwing'] }),
      damage: level.optional(),
      range: z.number().gt(0).max(200).optional(),
      hands: z.union([z.literal(1), z.literal(2)]).optional(),
      rules: weaponRules.optional(),
    },
    {
      name: ['nom', 'id'],
      class: ['type', 'classe', 'kind'],
      damage: ['dégâts', 'dégât'],
      range: ['portée'],
      hands: ['mains'],
      rules: ['règles', 'attributes', 'attributs'],
    },
  ).transform((one, context) => {
    if (one.class === 'melee' || one.range !== undefined) return one;
    return reject(context, text('il faut sa portée : « range: 20 »', 'its range is needed: "range: 20"'));
  }),
]);

const armour = z.union([
  id,
  keyed(
    {
      name: id,
      class: word({ armour: ['armure', 'armor'], shield: ['bouclier'] }).optional(),
      save: level,
      arc: word({ all: ['tous', 'tout'], front: ['avant'] }).optional(),
      against: z
        .array(word({ melee: ['cac', 'mêlée', 'corps à corps'], shooting: ['tir', 'shots'], powers: ['pouvoirs', 'spells'] }))
        .optional(),
    },
    { name: ['nom', 'id'], class: ['type', 'classe', 'kind'], save: ['svg', 'sauvegarde'], arc: [], against: ['contre'] },
  ),
]);

export const figure = keyed(
  {
    profile: id.optional(),
    name: id.optional(),
    group: id.optional(),
    at: spot.optional(),
    facing: facing.optional(),
    combat: level.optional(),
    shooting: level.optional(),
    damage: level.optional(),
    morale: level.optional(),
    actions: z.int().min(1).max(4).optional(),
    types: listOf(id).optional(),
    attributes: listOf(id).optional(),
    weapons: listOf(weapon).optional(),
    armour: listOf(armour).optional(),
    without: listOf(id).optional(),
    vitality: z.int().min(0).max(100).optional(),
    state: listOf(condition).optional(),
    alert: flag.optional(),
    activated: flag.optional(),
    tested: flag.optional(),
    unloaded: listOf(id).optional(),
    on: id.optional(),
    ...npcMembers,
    marks: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).optional(),
  },
  {
    profile: ['profil', 'like', 'comme'],
    name: ['nom'],
    group: ['groupe'],
    at: ['position', 'à', 'place', 'pos'],
    facing: ['orientation', 'faces', 'regarde', 'face'],
    shooting: ['tir', 'shoot'],
    damage: ['dégâts', 'dégât'],
    morale: ['moral'],
    types: ['type', 'kind', 'kinds', 'genre'],
    attributes: ['attributs', 'rules', 'règles', 'règles spéciales', 'special rules', 'powers', 'pouvoirs'],
    weapons: ['armes', 'weapon', 'arme'],
    armour: ['armure', 'armures', 'armor', 'shield', 'bouclier'],
    without: ['sans'],
    vitality: ['vitalité', 'pv', 'points de vitalité', 'vitality points', 'vie', 'points de vie'],
    state: ['état', 'posture', 'states', 'condition'],
    alert: ['alerte', 'alert stance', 'en alerte', "posture d'alerte"],
    activated: ['activée', 'has played', 'a joué'],
    tested: ['demoralisation tested', 'demoralised', 'démoralisée', 'a testé'],
    unloaded: ['déchargée', 'déchargées', 'not loaded', 'à recharger'],
    on: ['sur', 'hangs on', 'perch', 'accrochée à'],
    ...npcSpellings,
    marks: ['marques'],
  },
);

export type FigureCase = z.output<typeof figure>;
