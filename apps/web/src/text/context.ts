import type { Json, Language, Seat } from '@escarmouche/referee';
import type { AnyGame } from '../systems/index.ts';
import type { Advice, RosterFigure, RosterGroup } from '../systems/game-adapter.ts';
import type { NamedPlace, TextQueries } from '../systems/text-queries.ts';
import type { Table } from '../table/table.svelte.ts';
import { fold } from './grammar.ts';
import { meant, nearestName, type Named } from './names.ts';
import { textWords, type TextWords } from './words.ts';

/** A figure by all it may be called. */
export interface Called extends Named {
  readonly tag: string;
  readonly name: string;
  /** Of the seat that decides now. */
  readonly mine: boolean;
  readonly gone: boolean;
}

/** Facts for one order and its answer: the table as it is now. */
export interface Context {
  readonly table: Table;
  readonly game: AnyGame;
  readonly queries: TextQueries<Json>;
  readonly advice: Advice<Json, Json, Json>;
  readonly state: Json;
  readonly language: Language;
  readonly words: TextWords;
  readonly figures: readonly Called[];
  readonly places: readonly (NamedPlace & Named)[];
}

type Parts = Pick<Context, 'table' | 'game' | 'queries' | 'advice' | 'language'>;

const named = ({ id, tag, called, gone }: RosterFigure, { seat }: RosterGroup, by: Seat | undefined): Called => ({
  id,
  tag,
  name: called[0],
  mine: seat === by,
  gone,
  names: [tag, ...called, ...called.map((one) => `${tag} ${one}`)],
});

export function contextOf({ table, game, queries, advice, language }: Parts): Context {
  const { state } = table.snapshot;
  return {
    table,
    game,
    queries,
    advice,
    state,
    language,
    words: textWords(language),
    figures: game.roster(state, language).flatMap((group) => group.figures.map((one) => named(one, group, table.seat))),
    places: queries.places(state, language).map((place) => ({ ...place, names: [place.name, ...place.also] })),
  };
}

/** Something that was named, or a sentence that says why nothing is meant by it. */
export type Found<T> = { readonly found: T; readonly problem?: undefined } | { readonly found?: undefined; readonly problem: string };

export const calledIn = ({ figures }: Pick<Context, 'figures'>, id: string): string => {
  const one = figures.find((figure) => figure.id === id);
  return one ? `${one.tag} ${one.name}` : id;
};

/** The one figure that a name means. */
export function figureOf({ figures, words }: Pick<Context, 'figures' | 'words'>, text: string): Found<Called> {
  const all = meant(text, figures);
  const there = all.filter(({ gone }) => !gone);
  const [one, ...more] = there.length > 0 ? there : all;
  if (!one)
    return {
      problem: words.noFigure(
        text,
        nearestName(
          text,
          figures.map(({ id, tag, name }) => ({ id, names: [tag, name] })),
        ),
      ),
    };
  if (more.length > 0) return { problem: words.which([one, ...more].map(({ tag, name }) => `${tag} ${name}`).join(', ')) };
  return { found: one };
}

/** Names of a figure and of something else in a row: "A3 B2", "Lando Sven", "A3 D7.5". The longest name that is one comes first. */
export function splitNames(context: Context, text: string): readonly [Called, string] | undefined {
  const words = text.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const { found } = figureOf(context, words.slice(0, at).join(' '));
    if (found) return [found, words.slice(at).join(' ')];
  }
  return undefined;
}

/** Pieces of terrain that a name may mean. */
export const placesCalled = ({ places }: Context, text: string): readonly NamedPlace[] => meant(text, places);

/** The sentence for a place without this name: form of place names, and the nearest name. */
export const noPlace = ({ places, queries, words, language }: Context, text: string): string =>
  words.noPlace(text, nearestName(text, places), queries.spotNames(language));

/** A sentence ends with a full stop, whoever wrote it. */
export const sentence = (text: string): string => (text === '' || /[.?!…]$/.test(text) ? text : `${text}.`);

export const isOneOf = (text: string, names: readonly string[]): boolean => names.some((name) => fold(name) === text);

/** Signs that are drawn and not spoken, in words. */
export const spoken = (text: string, { onto }: TextWords): string => text.replaceAll(' → ', onto).replaceAll(' · ', ', ');
