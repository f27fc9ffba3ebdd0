import { adaptations, bandsFor, contentFor, maps, type BattleMap } from '@escarmouche/content';
import { NOBODY, type Json, type Language, type Seat } from '@escarmouche/referee';
import type { DiceOf, MatchSettings, SeatHolder } from '@escarmouche/session';
import { bandSheets, type Band, type BandFigure, type Content, type GroupSetup, type Setup } from '@escarmouche/urss-classic';
import { randomId } from '../../parts/random-id.ts';
import type { Bands, BattleChoice, BattlePlan, NewGameOptions } from '../new-game.ts';
import { mapsOnOffer } from './maps.ts';
import { sideName } from '../plane/side-names.ts';
import { GIVEN_NAMES, QUICK_NAMES } from './side-names.ts';
import { wordsOf } from './words.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const STAR_WARS = 'star-wars';
const QUICK = { rebels: 'cellule-rebelle', empire: 'patrouille-imperiale' } as const;

interface Side {
  readonly name: string;
  readonly holder: SeatHolder;
  readonly dice: DiceOf;
  readonly figures: Band['figures'];
}

function contentOf(pack: string): Content {
  const content = contentFor(pack);
  if (!content) throw new Error(`no content "${pack}"`);
  return content;
}

function mapOf(id: string): BattleMap {
  const map = maps.find((one) => one.id === id) ?? maps[0];
  if (!map) throw new Error('no map');
  return map;
}

/** A band of zombies needs no player (UC-SV-AI-SCOPE). */
function playsItself(pack: string, figures: Band['figures']): boolean {
  const { profiles } = contentOf(pack);
  return figures.length > 0 && figures.every(({ profile }) => profiles[profile]?.types.includes('Zombi'));
}

/** Who plays each side: those that play themselves are nobody's, as long as somebody is left to play against. */
function seatsFor(sides: readonly Side[], pack: string): readonly Seat[] {
  const seats = sides.map(({ figures }, index) => (playsItself(pack, figures) ? NOBODY : (SEATS[index] ?? NOBODY)));
  return seats.every((seat) => seat === NOBODY) ? SEATS.slice(0, sides.length) : seats;
}

/** A battle of one group a side, each in the zone of its place. */
function build(sides: readonly Side[], pack: string, map: BattleMap, options: Setup['options']): Setup {
  const content = contentOf(pack);
  const seats = seatsFor(sides, pack);
  const groups = sides.flatMap((side, index): GroupSetup[] => {
    const [id, seat, zone] = [SEATS[index], seats[index], map.zones[index]];
    if (!id || seat === undefined || !zone) return [];
    return [{ id, name: side.name, side: id, seat, zone, figures: bandSheets(content, named(side.figures, index), id) }];
  });
  return { adaptation: content.adaptation, options, table: map.table, groups };
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

function matchSettingsOf(sides: readonly Side[], pack: string, seed: string, map: string): MatchSettings {
  const held = seatsFor(sides, pack).flatMap((seat, i) => (seat === NOBODY ? [] : [{ seat, side: sides[i] }]));
  const seats = Object.fromEntries(held.map(({ seat, side }) => [seat, side?.holder ?? 'person']));
  const dice = Object.fromEntries(held.map(({ seat, side }) => [seat, side?.holder === 'person' ? side.dice : 'seeded']));
  return { seed, generator: 'sfc32', dice, seats, notes: { map } };
}

function titleOf(sides: readonly Side[], map: BattleMap, language: Language): string {
  const against = language === 'fr' ? ' contre ' : ' against ';
  return `${sides.map(({ name }) => name).join(against)} · ${map.name[language]}`;
}

/** Is everything of a figure in the pack? */
function has(pack: string, { profile, weapons = [], armour = [], skill = profile }: BandFigure): boolean {
  const content = contentOf(pack);
  return (
    content.profiles[profile] !== undefined &&
    content.profiles[skill] !== undefined &&
    weapons.every((id) => content.weapons[id] !== undefined) &&
    armour.every((id) => content.armour[id] !== undefined)
  );
}

const bands: Bands = {
  playsItself,
  called: { fr: ['figurine', 'figurines'], en: ['figure', 'figures'] },
  packs: (language) => adaptations.map(({ id, name }) => ({ id, name: name[language] })),
  ready: (pack, language) => bandsFor(pack).map(({ id, name, figures }) => ({ id, name: name[language], figures })),
  has,
  profiles(pack, language) {
    const words = wordsOf(language);
    const content = contentOf(pack);
    return Object.values(content.profiles).map((profile) => ({
      id: profile.id,
      name: profile.name[language],
      rule: profile.cites,
      detail: [
        ...(['combat', 'shooting', 'morale'] as const)
          .filter((skill) => profile[skill] !== 'normal')
          .map((skill) => `${words.skills[skill]} ${words.level[profile[skill]]}`),
        ...profile.weapons.map((id) => content.weapons[id]?.name[language] ?? id),
        ...profile.armour.map((id) => content.armour[id]?.name[language] ?? id),
      ].join(', '),
    }));
  },
};

export const newGame = {
  seats: { least: 2, most: 2 },
  bands,
  quick(opponent, language) {
    const band = (id: string): Band['figures'] => bandsFor(STAR_WARS).find((one) => one.id === id)?.figures ?? [];
    const sides: readonly Side[] = [
      { name: QUICK_NAMES.rebels[language], holder: 'person', dice: 'seeded', figures: band(QUICK.rebels) },
      { name: QUICK_NAMES.empire[language], holder: opponent ? 'machine' : 'person', dice: 'seeded', figures: band(QUICK.empire) },
    ];
    const map = mapOf('');
    return plan(sides, STAR_WARS, map, {}, randomId(), language);
  },
  maps: mapsOnOffer,
  async options(language) {
    const { urssClassicRules } = await import('@escarmouche/content/rulebook/urss-classic');
    return urssClassicRules.options.map(({ key, title, values, see }) => ({
      key,
      title: title[language],
      rule: see,
      values: values.map((value) => ({ value: value.value, text: value[language] })),
    }));
  },
  again(setup, matchSettings, swap, language) {
    const former = setup as unknown as Setup;
    const from = former.groups.flatMap(({ seat }) => (seat === NOBODY ? [] : [seat]));
    const turned = swap ? [...from.slice(1), ...from.slice(0, 1)] : from;
    const seats = Object.fromEntries(from.map((seat, i) => [seat, matchSettings.seats[turned[i] ?? seat] ?? 'person']));
    const dice = Object.fromEntries(from.map((seat, i) => [seat, matchSettings.dice[turned[i] ?? seat] ?? 'seeded']));
    const map = mapOf(matchSettings.notes.map ?? '');
    const names = former.groups.map(({ name }) => ({
      name: sideName(name, language, GIVEN_NAMES),
      holder: 'person' as const,
      dice: 'seeded' as const,
      figures: [],
    }));
    return {
      title: titleOf(names, map, language),
      setup,
      matchSettings: { ...matchSettings, seats, dice, seed: randomId(), generator: 'sfc32' },
    };
  },
  plan: ({ pack, sides, map, options, seed }: BattleChoice, language) =>
    plan(sides, pack, mapOf(map), options as Setup['options'], seed === '' ? randomId() : seed, language),
} satisfies NewGameOptions;

function plan(
  sides: readonly Side[],
  pack: string,
  map: BattleMap,
  options: Setup['options'],
  seed: string,
  language: Language,
): BattlePlan {
  const setup = build(sides, pack, map, options) as unknown as Json;
  return { title: titleOf(sides, map, language), setup, matchSettings: matchSettingsOf(sides, pack, seed, map.id) };
}
