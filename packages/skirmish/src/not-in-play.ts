import type { Text } from '@escarmouche/referee';
import type { Figure } from './roster.ts';

/** Why a figure is not in play, in a sentence. */
export function notInPlay({ posture }: Figure, who: string): Text {
  switch (posture) {
    case 'reserve':
      return { fr: `${who} n’est pas encore sur la table.`, en: `${who} is not on the table yet.` };
    case 'fled':
      return { fr: `${who} a fui pour de bon.`, en: `${who} has fled for good.` };
    case 'gone':
      return { fr: `${who} a quitté la table.`, en: `${who} has left the table.` };
    default:
      return { fr: `${who} est hors de combat.`, en: `${who} is out of action.` };
  }
}
