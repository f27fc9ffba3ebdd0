import { BEHAVIOUR_WORDS, MISSION_WORDS, type Behaviour, type Mission, type OwnMission } from '@escarmouche/skirmish/plane';
import { z } from 'zod';
import { reject } from '../problem.ts';
import { fold, meant, text } from '../text.ts';
import { keyed, word } from '../keyed.ts';
import { flag, listOf } from '../values.ts';
import { mapped } from './schema-scene.ts';
import { area } from './schema-terrain.ts';
import { facing, id, isSpot, spot } from './values.ts';

/** NPCs of a case: roles beside the figures with what these remember, and the thoughts that are expected of them. */

const wordsOf = (all: Readonly<Record<string, { readonly fr: string; readonly en: string }>>) =>
  new Map(Object.entries(all).flatMap(([type, { fr, en }]) => [type, fr, en].map((name) => [fold(name), type] as const)));

const MISSIONS = wordsOf(MISSION_WORDS) as ReadonlyMap<string, Mission['type']>;
const MISSION_NAMES = Object.values(MISSION_WORDS).flatMap(({ fr, en }) => [fr, en]);

/** A mission as a case writes it: "Chef Soldat" has derived his, "Chef (Soldat)" has it for the case that nobody is near. */
export interface MissionCase {
  readonly mission: Mission;
  readonly derived?: true;
}

/** "Soldat", "Garde cour", "Patrouille a-b"; undefined for a word that is no mission. */
function toMission(written: string): MissionCase | undefined {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(written) ?? [];
  const type = MISSIONS.get(fold(first));
  switch (type) {
    case undefined:
      return undefined;
    case 'guard':
      return { mission: { type, zone: rest } };
    case 'patrol':
      return { mission: { type, zones: rest.split(/\s*[-–,]\s*/) } };
    case 'chief': {
      if (rest === '') return { mission: { type } };
      const [, bracketed] = /^\((.*)\)$/.exec(rest) ?? [];
      const of = toMission(bracketed ?? rest)?.mission;
      if (!of || of.type === 'chief') return undefined;
      return { mission: { type, of: of as OwnMission }, ...(bracketed === undefined && { derived: true }) };
    }
    default:
      return rest === '' ? { mission: { type } } : undefined;
  }
}

const mission = z.unknown().transform((value, context): MissionCase => {
  const found = typeof value === 'string' ? toMission(value) : undefined;
  if (found) return found;
  const all = MISSION_NAMES.join(', ');
  const hint = typeof value === 'string' ? meant(value.split(' ')[0] ?? '', MISSION_NAMES) : text('', '');
  return reject(
    context,
    text(
      `mission attendue${hint.fr} : ${all} ; « Garde zone », « Patrouille a-b », « Chef Soldat »`,
      `a mission is expected${hint.en}: ${all}; "Guard zone", "Patrol a-b", "Chief Soldier"`,
    ),
  );
});

const behaviour = word<Behaviour>(
  Object.fromEntries(Object.entries(BEHAVIOUR_WORDS).map(([type, { fr, en }]) => [type, [fr, en]])) as Record<Behaviour, string[]>,
);

/** A place, or more about it. */
const placed = <S extends z.ZodType>(more: S) =>
  z.preprocess((value) => (isSpot(value) || (typeof value === 'object' && value !== null && 'x' in value) ? { at: value } : value), more);

/** The role of a figure, and what it remembers. */
export const npcMembers = {
  mission: mission.optional(),
  behaviour: behaviour.optional(),
  target: id.optional(),
  controlledBy: id.optional(),
  firingPost: placed(keyed({ at: spot, facing: facing.optional() }, { facing: ['orientation'] })).optional(),
  towardsPost: z.int().min(0).max(2).optional(),
  guardPost: placed(keyed({ at: spot, taken: flag.optional() }, { taken: ['pris', 'prise'] })).optional(),
  waypoint: id.optional(),
  lastCover: placed(keyed({ at: spot, idle: z.int().min(0).max(9).optional() }, { idle: ['sans rien', 'en vain'] })).optional(),
};

export const npcSpellings = {
  behaviour: ['comportement', 'behavior'],
  target: ['cible', 'prey'],
  controlledBy: ['contrôlé par', 'contrôlée par', 'follows', 'suit'],
  firingPost: ['poste de tir', 'vantage point', 'vantage'],
  towardsPost: ['vers le poste', 'activations towards the post', 'activations vers le poste'],
  guardPost: ['poste de garde', 'guarded place'],
  waypoint: ['étape', 'way point', 'prochaine zone'],
  lastCover: ['dernier couvert', 'cover held'],
};

/** NPCs of the battle, and the refusals of its set-up. */
export const npcs = keyed(
  {
    zones: mapped(area).optional(),
    hostile: z.array(z.tuple([id, id])).optional(),
    chiefs: z.record(id, id).optional(),
    refused: listOf(z.string().max(60)).optional(),
    odd: listOf(id).optional(),
  },
  {
    hostile: ['hostiles', 'ennemis', 'enemies'],
    chiefs: ['chefs', 'chief', 'chef'],
    refused: ['refusé', 'refusés', 'breaches', 'fautes'],
    odd: ['étranges', 'warned', 'remarques'],
  },
);

export type NpcsCase = z.output<typeof npcs>;

const none = (value: unknown): unknown =>
  value === null || (typeof value === 'string' && ['none', 'nobody', 'aucun', 'aucune', 'personne', 'rien'].includes(fold(value)))
    ? 'none'
    : value;
const idOrNone = z.preprocess(none, id);

/** Expectations about a figure among NPCs. */
export const npcFigureFacts = {
  mission: mission.optional(),
  target: idOrNone.optional(),
  controlledBy: idOrNone.optional(),
  firingPost: spot.optional(),
  guardPost: spot.optional(),
  waypoint: id.optional(),
  inRange: z.preprocess((value) => (none(value) === 'none' ? [] : value), listOf(id)).optional(),
  coverFrom: z.preprocess((value) => (none(value) === 'none' ? [] : value), listOf(id)).optional(),
  inZone: z.preprocess((value) => (none(value) === 'none' ? [] : value), listOf(id)).optional(),
};

export const npcFactSpellings = {
  target: npcSpellings.target,
  controlledBy: npcSpellings.controlledBy,
  firingPost: npcSpellings.firingPost,
  guardPost: npcSpellings.guardPost,
  waypoint: npcSpellings.waypoint,
  inRange: ['à portée', 'has in range'],
  coverFrom: ['à couvert de', 'covered from', 'in cover from'],
  inZone: ['dans la zone', 'zone', 'zones'],
};

export type NpcFigureFacts = z.output<z.ZodObject<typeof npcFigureFacts>>;

/** A number, or the two that it lies between. */
const amount = z.union([z.number().transform((one) => [one - 0.005, one + 0.005] as const), z.tuple([z.number(), z.number()])]);

/** A plan that players want: that of the document, or the best with these actions, this target and this end. */
export const wantedPlan = z.preprocess(
  (value) => (typeof value === 'string' && ['document', 'programme', 'program'].includes(fold(value)) ? {} : value),
  keyed(
    { actions: listOf(z.string().max(60)).optional(), target: id.optional(), at: spot.optional() },
    { target: ['cible'], at: ['place', 'position', 'en'] },
  ),
);

export type WantedPlan = z.output<typeof wantedPlan>;

/** Thoughts and acts of an NPC in the last step that it has played. */
export const npcFacts = keyed(
  {
    actions: listOf(z.string().max(60)).optional(),
    goal: idOrNone.optional(),
    target: idOrNone.optional(),
    obliged: z
      .preprocess(none, word({ attack: ['attaque', 'attaquer'], heal: ['soigner', 'soin', 'guérir'], none: ['non', 'no'] }))
      .optional(),
    damage: amount.optional(),
    out: amount.optional(),
    exposure: amount.optional(),
    rem: amount.optional(),
    order: z.array(id).optional(),
  },
  {
    goal: ['but'],
    target: ['cible'],
    obliged: ['obligation', 'doit'],
    damage: ['dégâts', 'd'],
    out: ['hors de combat'],
    exposure: ['exposition', 'e'],
    rem: ['reste', 'way left'],
    order: ['ordre'],
  },
);

export type NpcThoughtFacts = z.output<typeof npcFacts>;
