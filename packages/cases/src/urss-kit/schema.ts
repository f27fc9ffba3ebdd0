import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import {
  activationMembers,
  activationSpellings,
  caseOf,
  effectMembers,
  effectSpellings,
  figureOrMore,
  rememberedMembers,
} from '../plane/schema-case.ts';
import { area } from '../plane/schema-terrain.ts';
import { id, spot } from '../plane/values.ts';
import { flag, listOf } from '../values.ts';
import { dice } from './schema-dice.ts';
import { expectation } from './schema-expect.ts';
import { figure } from './schema-figure.ts';
import { step } from './schema-step.ts';
import { activationMemories } from './specials.ts';

const remembered = rememberedMembers(activationMemories);

/** The activated figure, or more about its activation. */
const activation = z.preprocess(
  figureOrMore,
  keyed(
    { ...activationMembers, aimed: flag.optional(), ...remembered.own },
    { ...activationSpellings, aimed: ['a visé', 'has aimed', 'visée'], ...remembered.spellings },
  ).transform(({ figure: who, left, done, runUp, aimed, ...others }) => ({
    figure: who,
    left,
    done,
    runUp,
    aimed,
    remembered: others as Readonly<Record<string, unknown>>,
  })),
);

/** A weapon that lies on the table. */
const drop = keyed({ weapon: id, owner: id, at: spot }, { weapon: ['arme'], owner: ['de', 'of', 'propriétaire'], at: ['à', 'position'] });

/** Figures that groups activate, one round after the other: by round, or by group. */
const chooses = z.union([z.array(z.record(id, id)), z.record(id, listOf(id))]);

export const conformanceCase = caseOf({
  figure,
  step,
  dice,
  expectation,
  activation,
  effect: keyed(
    {
      ...effectMembers,
      until: word({ turn: ['tour', 'end of the turn', 'fin du tour'], next: ['next activation', 'prochaine activation'] }).optional(),
    },
    { ...effectSpellings, until: ["jusqu'à", 'jusqu’à'] },
  ),
  others: {
    alternating: flag.optional(),
    rounds: chooses.optional(),
    chosen: listOf(id).optional(),
    drops: listOf(drop).optional(),
    exits: listOf(area).optional(),
  },
  spellings: {
    alternating: ['alterné', 'alternée', 'activation alternée', 'alternating activation'],
    rounds: ['manches', 'séquences', 'chooses', 'choisit'],
    chosen: ['choisies', 'choisis', 'still to act'],
    drops: ['dropped', 'au sol', 'lying', 'armes au sol'],
    exits: ['sorties', 'exit', 'sortie'],
  },
});

export type Case = z.output<typeof conformanceCase>;
