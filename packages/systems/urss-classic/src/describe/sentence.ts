import type { Language, Link, Sentence } from '@escarmouche/referee';
import { sheetOf } from '../figures.ts';
import { paces } from '../names.ts';
import type { FigureId, GroupId, State } from '../state.ts';

/** The words of a log: what is named, in one language. */
export interface Words {
  readonly state: State;
  readonly language: Language;
  /** Picks the language. */
  say(fr: Sentence, en: Sentence): Sentence;
  figure(id: FigureId): Link;
  /** "de Riko", "d’Orsk"; "of Riko". */
  of(id: FigureId): Sentence;
  group(id: GroupId): Link;
  rule(id: string): Link;
  /** A length with its unit. */
  paces(units: number): string;
}

const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

export function wordsFor(state: State, language: Language): Words {
  const figure = (id: FigureId): Link => ({ kind: 'figure', id, text: sheetOf(state, id).name });
  return {
    state,
    language,
    say: (fr, en) => (language === 'fr' ? fr : en),
    figure,
    of: (id) => [language === 'en' ? 'of ' : VOWEL.test(sheetOf(state, id).name) ? 'd’' : 'de ', figure(id)],
    group: (id) => ({ kind: 'group', id, text: state.scene.groups.find((group) => group.id === id)?.name ?? id }),
    rule: (id) => ({ kind: 'rule', id, text: id }),
    paces: (units) => paces(units)[language],
  };
}

/** Several names: "A, B et C"; with another word before the last. */
export function list(words: Words, links: readonly Link[], last: Sentence = words.say([' et '], [' and '])): Sentence {
  return links.flatMap((link, i) => (i === 0 ? [link] : [i === links.length - 1 ? last : [', '], [link]].flat()));
}
