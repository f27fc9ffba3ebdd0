import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { expectationOf, figureFacts, figureSpellings, rollFacts, rollSpellings } from '../plane/schema-expect.ts';
import { spot } from '../plane/values.ts';
import { listOf } from '../values.ts';
import { purpose } from './schema-dice.ts';
import { condition } from './schema-figure.ts';
import { level } from './values.ts';

const figure = keyed(
  { state: listOf(condition).optional(), ...figureFacts },
  { state: ['état', 'posture', 'states', 'condition'], ...figureSpellings },
);

const roll = keyed(
  { ...rollFacts(purpose, level), mode: level.optional() },
  { ...rollSpellings, mode: ['level', 'niveau', 'mode de jet'] },
);

const { schema, words } = expectationOf({
  figure,
  condition,
  roll,
  others: { noise: z.union([word({ none: ['aucun', 'nobody', 'no'] }), spot]).optional() },
  spellings: { noise: ['bruit', 'noise token', 'jeton de bruit'] },
});

export const expectation = schema;
/** The words of an expectation that are not names of figures. */
export const expectationKeys = words;

export type Expectation = z.output<typeof expectation>;
export type RollFacts = z.output<typeof roll>;
