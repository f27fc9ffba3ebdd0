import type { Language } from '@escarmouche/referee';
import { BOT, PERSON } from '@escarmouche/session';
import type { Side } from '../plane/battle-plan.ts';
import { QUICK_NAMES } from './side-names.ts';

/** The sides of the quick battle: rebels, with a person, against the Empire. */
export function quickSides<F extends { readonly profile: string }>(
  rebels: readonly F[],
  empire: readonly F[],
  opponent: boolean,
  language: Language,
): readonly [Side<F>, Side<F>] {
  return [
    { name: QUICK_NAMES.rebels[language], holder: PERSON, dice: 'seeded', figures: rebels },
    { name: QUICK_NAMES.empire[language], holder: opponent ? BOT : PERSON, dice: 'seeded', figures: empire },
  ];
}
