import { z } from 'zod';
import { keyed } from '../keyed.ts';
import {
  activationMembers,
  activationSpellings,
  caseOf,
  effectMembers,
  effectSpellings,
  figureOrMore,
  rememberedMembers,
} from '../plane/schema-case.ts';
import { id, spot } from '../plane/values.ts';
import { dice } from './schema-dice.ts';
import { expectation } from './schema-expect.ts';
import { figure } from './schema-figure.ts';
import { step } from './schema-step.ts';
import { memoriesOf } from './specials.ts';

const remembered = rememberedMembers(memoriesOf('activation'));

/** The activated figure, or more about its activation. */
const activation = z.preprocess(
  figureOrMore,
  keyed({ ...activationMembers, ...remembered.own }, { ...activationSpellings, ...remembered.spellings }).transform(
    ({ figure: who, left, done, runUp, ...others }) => ({
      figure: who,
      left,
      done,
      runUp,
      remembered: others as Readonly<Record<string, unknown>>,
    }),
  ),
);

export const conformanceCase = caseOf({
  figure,
  step,
  dice,
  expectation,
  activation,
  effect: keyed(effectMembers, effectSpellings),
  others: { adaptation: id.optional(), noise: spot.optional() },
  spellings: { adaptation: ['monde', 'world'], noise: ['bruit', 'noise token', 'jeton de bruit'] },
});

export type Case = z.output<typeof conformanceCase>;
