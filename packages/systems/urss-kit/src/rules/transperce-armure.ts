import type { Rule } from '../rule.ts';

const UNWRITTEN = 1;

/** So many levels off a save that has an armour or a shield in it; one where no number is written (UK-ATTR-TRANSPERCE-ARMURE). */
export const armourPiercing: Rule = {
  id: 'transperce-armure',
  cites: ['UK-ATTR-TRANSPERCE-ARMURE'],
  takes: 'value',
  usual: UNWRITTEN,
  pierces: ({ grant }) => grant.value ?? UNWRITTEN,
};
