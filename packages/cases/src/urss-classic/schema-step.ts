import { z } from 'zod';
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
import { keyed } from '../keyed.ts';
import { correctionMembers, correctionSpellings } from '../plane/schema-correction.ts';
import { facing } from '../plane/values.ts';
import { bare } from '../values.ts';
import { dice } from './schema-dice.ts';
import { expectation } from './schema-expect.ts';
import { condition } from './schema-figure.ts';
import { specials } from './specials.ts';

/** Commands beside the actions of special rules: one of these a step. */
const actions = {
  rollOrder: bare.optional(),
  ...planeActions,
  alert: bare.optional(),
  correct: keyed(correctionMembers(condition), correctionSpellings).optional(),
  getUp: z.preprocess((value) => value ?? true, z.union([z.literal(true), facing])).optional(),
};

export type ActionSpec = ActionOf<typeof actions, typeof planeDetails>;
export type ChoiceSpec = AnyChoice<ActionSpec>;

export const step = stepOf({
  actions,
  actionSpellings: {
    rollOrder: ['roll for order', 'ordre de jeu', "tirer l'ordre"],
    ...planeActionSpellings,
    alert: ['alerte', 'alert stance', "posture d'alerte"],
    correct: ['corriger', 'correction'],
    getUp: ['se relever', 'se remettre debout', 'relever', 'stand up'],
  },
  details: planeDetails,
  detailSpellings: planeDetailSpellings,
  ownDetails: { ...planeOwnDetails, getUp: ['facing'] },
  specials,
  dice,
  expectation,
});

export type Step = z.output<typeof step>;
