import { adaptations } from '@escarmouche/content';
import { fold, meant, text, type Text } from './text.ts';

const IDS = adaptations.map(({ id }) => id);

/** Why there is no adaptation of this name. */
function unknownAdaptation(written: string): Text {
  const hint = meant(written, IDS);
  const all = IDS.join(', ');
  return text(
    `adaptation inconnue : « ${written} »${hint.fr} ; il y a : ${all}`,
    `unknown adaptation "${written}"${hint.en}; there are: ${all}`,
  );
}

/** The id of the adaptation that an author means, by id or name; or why there is none. */
export function findAdaptation(written: string): string | Text {
  const found = adaptations.find(({ id, name }) => [id, name.fr, name.en].some((known) => fold(known) === fold(written)));
  return found?.id ?? unknownAdaptation(written);
}
