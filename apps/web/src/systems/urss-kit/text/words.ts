import type { Language } from '@escarmouche/referee';
import type { Nearby } from '../../text-queries.ts';

/** An example of a movement of several kinds, towards a piece of terrain. */
export const chainExample = ({ place }: Nearby, language: Language): string =>
  place && { fr: `marcher puis escalader ${place}`, en: `move then climb ${place}` }[language];

/** The manual of movements of several kinds. */
export const chainManual = (language: Language): string =>
  ({
    fr: 'Mouvement mixte, où l’option le permet : « marcher en D7 puis escalader les caisses puis marcher en F7 », ou « mouvement mixte par D7 en F7 ».',
    en: 'Mixed movement, where the option allows it: “move to D7 then climb the crates then move to F7”, or “mixed movement via D7 to F7”.',
  })[language];
