import type { BattleMap } from '@escarmouche/content';
import { NOBODY, type Language, type Seat, type Text } from '@escarmouche/referee';
import { PERSON, type DiceOf, type MatchSettings, type SeatHolder } from '@escarmouche/session';
import { sideName } from './side-names.ts';

/** Start of a battle of bands on a ready map, whatever its rules. */

export const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A figure of a band, as far as it is called. */
interface Called {
  readonly profile: string;
  readonly name?: string;
}

/** A side with its figures, as the packs write them. */
export interface Side<F extends Called> {
  readonly name: string;
  readonly holder: SeatHolder;
  readonly dice: DiceOf;
  readonly figures: readonly F[];
}

/** Short names for figures that have none, so that nobody on the table is a number: as many as a side has at most. */
const CALLED: readonly (readonly string[])[] = [
  'Arno Bela Cass Dorn Edda Faro Gil Hana Ivo Jade Karl Lome Mira Noor Otto Pia Quill Remo Sacha Tove ' +
    'Alma Bors Ciel Dune Eskil Flor Gard Hugo Isis Jonas Kaya Lars Milo Nils Olga Pavo Rhea Siri Tess Udo',
  'Rask Sven Tarn Ulm Vera Wulf Xan Yva Zed Ambre Brom Ciro Dax Elko Fenn Goran Hask Irma Jorn Kova ' +
    'Wanda Yule Zora Axel Briar Cleo Dario Enzo Fjord Gwen Hedda Igor Juno Kurt Lina Maro Nora Oslo Petra Quinn',
].map((names) => names.split(' '));

/** The figures of a side, each with a name. */
export function named<F extends Called>(figures: readonly F[], side: number): readonly (F & { readonly name: string })[] {
  const taken = new Set(figures.map(({ name }) => name));
  const free = (CALLED[side % CALLED.length] ?? []).filter((name) => !taken.has(name));
  let used = 0;
  return figures.map((figure) => ({ ...figure, name: figure.name ?? free[used++] ?? figure.profile }));
}

/** `seats`: of each side; those of nobody are the rules'. */
export function settingsOf(
  sides: readonly Pick<Side<Called>, 'holder' | 'dice'>[],
  seats: readonly Seat[],
  notes: MatchSettings['notes'],
  seed: string,
): MatchSettings {
  const held = seats.flatMap((seat, i) => (seat === NOBODY ? [] : [{ seat, side: sides[i] }]));
  return {
    seed,
    generator: 'sfc32',
    dice: Object.fromEntries(held.map(({ seat, side }) => [seat, side?.holder.by === 'person' ? side.dice : 'seeded'])),
    seats: Object.fromEntries(held.map(({ seat, side }) => [seat, side?.holder ?? PERSON])),
    notes,
  };
}

export function titleOf(
  sides: readonly { readonly name: string | Text }[],
  { name: ground }: Pick<BattleMap, 'name'>,
  ofProgram: readonly Text[],
): Text {
  const titleFor = (language: Language, against: string): string =>
    `${sides.map(({ name }) => sideName(name, language, ofProgram)).join(against)} · ${ground[language]}`;
  return { fr: titleFor('fr', ' contre '), en: titleFor('en', ' against ') };
}
