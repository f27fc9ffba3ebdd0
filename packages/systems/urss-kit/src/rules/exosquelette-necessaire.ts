import { refuse } from '@escarmouche/referee';
import { nameOf, sheetOf } from '@escarmouche/skirmish';
import { ownGrant } from '../granted.ts';
import type { Rule } from '../rule.ts';
import { exoskeleton } from './exosquelette.ts';

/** Only figures with an exoskeleton fight or shoot with the weapon (UK-ATTR-EXOSQUELETTE-NECESSAIRE). */
export const needsExoskeleton: Rule = {
  id: 'exosquelette-necessaire',
  cites: ['UK-ATTR-EXOSQUELETTE-NECESSAIRE'],
  forbidsUse(state, bearer) {
    if (ownGrant(sheetOf(state, bearer.id), exoskeleton.id)) return undefined;
    const who = nameOf(state, bearer.id);
    return refuse('UK-ATTR-EXOSQUELETTE-NECESSAIRE', `${who} n’a pas d’exosquelette.`, `${who} has no exoskeleton.`);
  },
};
