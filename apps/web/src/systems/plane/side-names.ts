import { namesInRow, type Language, type Text } from '@escarmouche/referee';

/** A side that was put together without a name is called by its letter. */
const LETTERED = /^(?:Camp|Side) ([A-F])$/;

/**
 * The name of a side for a reader. A scenario names its sides in both languages. Another battle keeps the name in the language it was made in: one that
 * the program gave is told in the reader's, one that a player typed stays as it is.
 */
export function sideName(name: string | Text, language: Language, ofProgram: readonly Text[] = []): string {
  if (typeof name !== 'string') return name[language];
  const given = ofProgram.find(({ fr, en }) => fr === name || en === name);
  if (given) return given[language];
  const [, letter] = LETTERED.exec(name) ?? [];
  return letter === undefined ? name : `${language === 'fr' ? 'Camp' : 'Side'} ${letter}`;
}

/** The name of a side by its groups: "Les trois dagues et Les ribauds". */
export function sideNamed(
  groups: readonly { readonly side: string; readonly name: string | Text }[],
  side: string,
  language: Language,
  ofProgram: readonly Text[] = [],
): string {
  const own = groups.filter((group) => group.side === side);
  return namesInRow(
    own.map(({ name }) => sideName(name, language, ofProgram)),
    language,
  );
}
