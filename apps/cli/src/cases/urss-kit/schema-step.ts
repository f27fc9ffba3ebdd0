import { z } from 'zod';
import {
  bare,
  planeActions,
  planeActionSpellings,
  planeDetails,
  planeDetailSpellings,
  planeOwnDetails,
  stepOf,
  type ActionOf,
  type AnswerSpec as AnyAnswer,
  type ChoiceSpec as AnyChoice,
} from '../plane/schema-step.ts';
import type { Aim } from '../plane/specials.ts';
import { facing, id, paces, spot, way } from '../plane/values.ts';
import { flag, listOf } from '../values.ts';
import { dice } from './schema-dice.ts';
import { expectation } from './schema-expect.ts';
import { specials } from './specials.ts';

const items = z.preprocess(
  (value) => (value === null || value === 'none' || value === 'nothing' || value === 'rien' ? [] : value),
  listOf(id),
);

/** What may be commanded beside the actions of special rules: one of these a step. */
const actions = {
  ...planeActions,
  nothing: bare.optional(),
  crawl: way.optional(),
  aim: bare.optional(),
  standUp: z.preprocess((value) => value ?? true, z.union([z.literal(true), facing])).optional(),
  hold: items.optional(),
  draw: items.optional(),
  pickUp: id.optional(),
  giveUp: bare.optional(),
};

const details = {
  ...planeDetails,
  held: items.optional(),
  runUp: spot.optional(),
  after: paces.optional(),
  stop: paces.optional(),
  running: flag.optional(),
};

export type ActionSpec = ActionOf<typeof actions, typeof details>;
export type AnswerSpec = AnyAnswer<ActionSpec>;
export type ChoiceSpec = AnyChoice<ActionSpec>;

const BY_AIM: Readonly<Record<Aim, readonly (keyof typeof details)[]>> = {
  nothing: [],
  figure: ['with'],
  place: [],
  weapon: [],
  way: ['target', 'with', 'after', 'stop', 'running'],
};

export const step = stepOf({
  actions,
  actionSpellings: {
    ...planeActionSpellings,
    nothing: ['ne rien faire', 'rien', 'do nothing'],
    crawl: ['ramper', 'reptation'],
    aim: ['viser', 'visée'],
    standUp: ['se relever', 'se remettre debout', 'relever', 'getUp'],
    hold: ['tenir', 'prendre en main', 'changer d’arme', 'swap'],
    draw: ['dégainer', 'sortir'],
    pickUp: ['ramasser', 'prendre'],
    giveUp: ['abandonner', 'renoncer pour de bon', 'pass for good'],
  },
  details,
  detailSpellings: {
    ...planeDetailSpellings,
    held: ['en main', 'holding', 'tient'],
    runUp: ['élan', 'run-up'],
    after: ['après', 'from', 'depuis'],
    stop: ['arrêt', 's’arrête'],
    running: ['en courant', 'course'],
  },
  ownDetails: {
    ...planeOwnDetails,
    deploy: ['at', 'facing', 'held'],
    jump: ['runUp'],
    climb: ['height', 'facing'],
    crawl: ['facing'],
    power: ['target', 'with'],
    standUp: ['facing'],
    ...Object.fromEntries([...specials.actions].map(([word, { aim }]) => [word, BY_AIM[aim]])),
  },
  specials,
  dice,
  expectation,
});

export type Step = z.output<typeof step>;
