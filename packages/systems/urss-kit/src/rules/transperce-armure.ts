import type { Rule } from '../rule.ts';

/** So many levels off a save that has an armour or a shield in it; one where no number is written (UK-ATTR-TRANSPERCE-ARMURE). */
export const armourPiercing: Rule = {
  id: 'transperce-armure',
  cites: ['UK-ATTR-TRANSPERCE-ARMURE'],
  takes: 'value',
  unsaid: 1,
  pierces: ({ grant }) => grant.value ?? 1,
};
