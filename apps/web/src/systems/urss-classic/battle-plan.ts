import type { BattleMap } from '@escarmouche/content';
import { NOBODY, type Json, type Language, type Seat, type Text } from '@escarmouche/referee';
import type { DiceOf, MatchSettings, SeatHolder } from '@escarmouche/session';
import { battleSetup, playsItself, type Band, type BandFigure, type BandGroup, type Content, type Setup } from '@escarmouche/urss-classic';
import type { BattlePlan } from '../new-game.ts';
import { sideName } from '../plane/side-names.ts';
import { GIVEN_NAMES } from './side-names.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export interface Side {
  readonly name: string;
  readonly holder: SeatHolder;
  readonly dice: DiceOf;
  readonly figures: Band['figures'];
}

/** Who plays each side: those that play themselves are nobody's, as long as somebody is left to play against. */
function seatsFor(sides: readonly Side[], content: Content): readonly Seat[] {
  const seats = sides.map(({ figures }, index) => (playsItself(content, figures) ? NOBODY : (SEATS[index] ?? NOBODY)));
  return seats.every((seat) => seat === NOBODY) ? SEATS.slice(0, sides.length) : seats;
}

/** A battle of one group a side, each in the zone of its place. */
function build(sides: readonly Side[], content: Content, map: BattleMap, options: Setup['options']): Setup {
  const seats = seatsFor(sides, content);
  const groups = sides.flatMap((side, index): BandGroup[] => {
    const [id, seat, zone] = [SEATS[index], seats[index], map.zones[index]];
    if (!id || seat === undefined || !zone) return [];
    return [{ id, name: side.name, side: id, seat, zone, content, figures: named(side.figures, index) }];
  });
  return battleSetup({ table: map.table, options, groups });
}

/** Short names for figures that have none, so that nobody on the table is a number: as many as a side has at most. */
const CALLED: readonly (readonly string[])[] = [
  'Arno Bela Cass Dorn Edda Faro Gil Hana Ivo Jade Karl Lome Mira Noor Otto Pia Quill Remo Sacha Tove',
  'Rask Sven Tarn Ulm Vera Wulf Xan Yva Zed Ambre Brom Ciro Dax Elko Fenn Goran Hask Irma Jorn Kova',
].map((names) => names.split(' '));

function named(figures: Band['figures'], side: number): readonly BandFigure[] {
  const taken = new Set(figures.map(({ name }) => name));
  const free = (CALLED[side % CALLED.length] ?? []).filter((name) => !taken.has(name));
  let used = 0;
  return figures.map((figure) => ({ ...figure, name: figure.name ?? free[used++] ?? figure.profile }));
}

function matchSettingsOf(sides: readonly Side[], content: Content, seed: string, map: string): MatchSettings {
  const held = seatsFor(sides, content).flatMap((seat, i) => (seat === NOBODY ? [] : [{ seat, side: sides[i] }]));
  const seats = Object.fromEntries(held.map(({ seat, side }) => [seat, side?.holder ?? 'person']));
  const dice = Object.fromEntries(held.map(({ seat, side }) => [seat, side?.holder === 'person' ? side.dice : 'seeded']));
  return { seed, generator: 'sfc32', dice, seats, notes: { map } };
}

export function titleOf(sides: readonly { readonly name: string | Text }[], map: BattleMap): Text {
  const titleFor = (language: Language, against: string): string =>
    `${sides.map(({ name }) => sideName(name, language, GIVEN_NAMES)).join(against)} · ${map.name[language]}`;
  return { fr: titleFor('fr', ' contre '), en: titleFor('en', ' against ') };
}

export function planBattle(sides: readonly Side[], content: Content, map: BattleMap, options: Setup['options'], seed: string): BattlePlan {
  const setup = build(sides, content, map, options) as unknown as Json;
  return { title: titleOf(sides, map), setup, matchSettings: matchSettingsOf(sides, content, seed, map.id) };
}
