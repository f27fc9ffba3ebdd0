import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';
import { keyed } from '../keyed.ts';
import {
  planeActions,
  planeActionSpellings,
  planeDetails,
  planeDetailSpellings,
  planeOwnDetails,
  stepOf,
  type ActionOf,
  type ChoiceSpec as AnyChoice,
} from '../plane/schema-step.ts';
import { correctionMembers, correctionSpellings } from '../plane/schema-correction.ts';
import type { AimedAt } from '../plane/specials.ts';
import { facing, id, paces, points, spot, way, type Spot } from '../plane/values.ts';
import { bare, flag, listOf } from '../values.ts';
import { dice } from './schema-dice.ts';
import { expectation } from './schema-expect.ts';
import { condition } from './schema-figure.ts';
import { specials } from './specials.ts';

const items = z.preprocess(
  (value) => (value === null || value === 'none' || value === 'nothing' || value === 'rien' ? [] : value),
  listOf(id),
);

/** One stretch of a movement of several kinds: a path, or how far up what. */
const leg = keyed(
  { move: points.optional(), swim: points.optional(), climb: id.optional(), ladder: id.optional(), height: paces.optional() },
  {
    move: planeActionSpellings.move,
    swim: planeActionSpellings.swim,
    climb: planeActionSpellings.climb,
    ladder: planeActionSpellings.ladder,
    height: planeDetailSpellings.height,
  },
).transform(({ move, swim, climb, ladder, height }, context): LegSpec => {
  const [only, ...others] = [
    ...(move ? [{ type: 'move' as const, path: move }] : []),
    ...(swim ? [{ type: 'swim' as const, path: swim }] : []),
    ...(climb !== undefined && height !== undefined ? [{ type: 'climb' as const, feature: climb, height }] : []),
    ...(ladder !== undefined && height !== undefined ? [{ type: 'ladder' as const, feature: ladder, height }] : []),
  ];
  if (only && others.length === 0) return only;
  const wrong = text('un tronçon : move, swim, ou climb ou ladder avec height', 'one stretch: move, swim, or climb or ladder with height');
  return reject(context, wrong) ?? z.NEVER;
});

type LegSpec =
  | { readonly type: 'move' | 'swim'; readonly path: readonly Spot[] }
  | { readonly type: 'climb' | 'ladder'; readonly feature: string; readonly height: number };

/** Commands beside the actions of special rules: one of these a step. */
const actions = {
  ...planeActions,
  nothing: bare.optional(),
  crawl: way.optional(),
  mixed: z.array(leg).min(1).max(20).optional(),
  aim: bare.optional(),
  standUp: z.preprocess((value) => value ?? true, z.union([z.literal(true), facing])).optional(),
  hold: items.optional(),
  draw: items.optional(),
  pickUp: id.optional(),
  giveUp: bare.optional(),
  correct: keyed(
    { ...correctionMembers(condition), held: items.optional(), lost: items.optional() },
    { ...correctionSpellings, held: ['en main', 'holds', 'tient'], lost: ['perdues', 'perdue', 'has lost'] },
  ).optional(),
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
export type ChoiceSpec = AnyChoice<ActionSpec>;

const BY_AIM: Readonly<Record<AimedAt, readonly (keyof typeof details)[]>> = {
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
    mixed: ['déplacement mixte', 'mixed move', 'mixte'],
    aim: ['viser', 'visée'],
    standUp: ['se relever', 'se remettre debout', 'relever', 'getUp'],
    hold: ['tenir', 'prendre en main', 'changer d’arme', 'swap'],
    draw: ['dégainer', 'sortir'],
    pickUp: ['ramasser', 'prendre'],
    correct: ['corriger', 'correction'],
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
    mixed: ['facing'],
    power: ['target', 'with'],
    standUp: ['facing'],
    ...Object.fromEntries([...specials.actions].map(([word, { aim }]) => [word, BY_AIM[aim]])),
  },
  specials,
  dice,
  expectation,
});

export type Step = z.output<typeof step>;
