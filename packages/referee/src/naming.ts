import type { Language } from './types.ts';

/** Names that elide "de": they begin with a vowel, with the mute h of Hélène or Hugo (not that of Hask), with the y of Yves (not that of Yoda). */
const ELIDES = /^(?:[aàâäæeéèêëiîïoôöœuùûü]|h[eéèêëiîïyuùûü]|y[^aàâeéèêioôuy])/i;
const ARTICLE = /^(Le|Les) (?=\S)/;

/** A name in French after "de", in two parts: "de " and Riko, "d’" and Orsk, "du " and Boucher of Le Boucher. */
export function ofName(name: string): readonly [of: string, name: string] {
  const [whole = '', article] = ARTICLE.exec(name) ?? [];
  if (article) return [article === 'Le' ? 'du ' : 'des ', name.slice(whole.length)];
  return [ELIDES.test(name) ? 'd’' : 'de ', name];
}

/** "de Riko", "d’Orsk", "du Boucher". */
export const de = (name: string): string => ofName(name).join('');

/** "A", "A et B", "A, B et C". */
export function namesInRow(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}
