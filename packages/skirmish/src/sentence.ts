import { ofName, type Language, type Link, type Sentence } from '@escarmouche/referee';
import { nameOfGroup, nameOf, nameOfSide, type Battle, type FigureId, type GroupId } from './roster.ts';

/** Names for a log's sentences, in one language. */
export interface Words<S extends Battle> {
  readonly state: S;
  readonly language: Language;
  /** Picks the language. */
  say(fr: Sentence, en: Sentence): Sentence;
  figure(id: FigureId): Link;
  /** "de Riko", "d’Orsk", "du Boucher"; "of Riko". */
  of(id: FigureId): Sentence;
  group(id: GroupId): Link;
  side(id: string): Link;
  rule(id: string): Link;
}

export function wordsFor<S extends Battle>(state: S, language: Language): Words<S> {
  const figure = (id: FigureId): Link => ({ kind: 'figure', id, text: nameOf(state, id) });
  return {
    state,
    language,
    say: (fr, en) => (language === 'fr' ? fr : en),
    figure,
    of(id) {
      const link = figure(id);
      const [of, text] = language === 'fr' ? ofName(link.text) : ['of ', link.text];
      return [of, { ...link, text }];
    },
    group(id) {
      const found = state.scene.groups.find((group) => group.id === id);
      return { kind: 'group', id, text: found ? nameOfGroup(found, language) : id };
    },
    side: (id) => ({ kind: 'side', id, text: nameOfSide(state.scene.groups, id, language) || id }),
    rule: (id) => ({ kind: 'rule', id, text: id }),
  };
}

/** Several names: "A, B et C"; with another word before the last. */
export function list(words: Pick<Words<Battle>, 'say'>, links: readonly Link[], last: Sentence = words.say([' et '], [' and '])): Sentence {
  return links.flatMap((link, i) => (i === 0 ? [link] : [i === links.length - 1 ? last : [', '], [link]].flat()));
}
