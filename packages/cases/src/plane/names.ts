import { fold, meant, text, type Text } from '../text.ts';

/** Things that authors call by any of their names: id, catalogue id, French and English name. */

export interface Named {
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
  readonly also?: readonly Text[] | undefined;
}

const namesOf = ({ id, cites, name, also = [] }: Named): readonly string[] => [
  id,
  cites,
  ...[name, ...also].flatMap(({ fr, en }) => [fr, en]),
];

export const isCalled = (one: Named, written: string): boolean => namesOf(one).some((name) => fold(name) === fold(written));

export function named<T extends Named>(list: readonly T[], written: string): T | undefined {
  return list.find((one) => isCalled(one, written));
}

/** "what: « written » (did you mean …?)" */
export function unknown(what: Text, written: string, known: readonly Named[]): Text {
  const hint = meant(
    written,
    known.flatMap(({ name }) => [name.fr, name.en]),
  );
  return text(`${what.fr} « ${written} »${hint.fr}`, `${what.en} "${written}"${hint.en}`);
}

const bareHands = new Set(['barehands', 'mainsnues', 'amainsnues', 'none', 'aucune']);

/** Is it the choice to fight without a weapon? */
export function isBareHands(written: string): boolean {
  return bareHands.has(fold(written));
}

/** A special rule, as far as its names go. */
interface NamedRule {
  readonly id: string;
  readonly cites: readonly string[];
  readonly also?: readonly string[];
}

/** Slugs of special rules, folded names of all kinds leading to them: slug, other names, catalogue id, French and English title. */
export function ruleNames(rules: readonly NamedRule[], titleOf: (cite: string) => Text | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, cites, also = [] } of rules) {
    for (const name of [id, ...also]) names.set(fold(plain(name)), id);
    for (const cite of cites) {
      names.set(fold(cite), id);
      const title = titleOf(cite);
      for (const name of title ? [title.fr, title.en] : []) {
        const short = fold(plain(name));
        if (!names.has(short)) names.set(short, id);
      }
    }
  }
  return names;
}

/** A title without what it takes. */
const plain = (name: string): string => name.replace(/\(.*\)/, '').replace(/\s+(de\s+|of\s+)?X$/, '');

/** Every spelling, folded, of a rule given by slug or by catalogue id. */
export function spellingsOf(names: ReadonlyMap<string, string>, rule: string): ReadonlySet<string> {
  const id = names.get(fold(rule));
  return new Set([fold(rule), ...[...names].flatMap(([name, slugged]) => (slugged === id ? name : []))]);
}
