import type { Json, Text } from '@escarmouche/referee';
import { BOT, PERSON, withSeed, type MatchSettings } from '@escarmouche/session';
import type { Setup } from '@escarmouche/zombies';
import { randomId } from '../../parts/random-id.ts';
import type { BattleChoice, BattlePlan, NewGameOptions, QuickBattle } from '../new-game.ts';
import { optionsOnOffer } from '../options-on-offer.ts';
import { turnedSettings } from '../turned-settings.ts';
import { box } from './box.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov', 'Elsa', 'Farid'] as const;
const LEVELS = [
  { value: 'normal', fr: 'Normal', en: 'Normal' },
  { value: 'easy', fr: 'Facile', en: 'Easy' },
  { value: 'hard', fr: 'Difficile', en: 'Hard' },
] as const;

function titleOf(seats: readonly { readonly name: string }[]): Text {
  const names = seats.map(({ name }) => name);
  const [others, last] = [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
  return { fr: `Zombies!!! · ${others} et ${last}`, en: `Zombies!!! · ${others} and ${last}` };
}

/** Usual readings for a number of persons at the table: from two on, questions must not tell the cards of a hand (ZB-CARD-ANYTIME). */
const usualOptions = (persons: number): Readonly<Record<string, string>> => (persons > 1 ? { 'cards.asked': 'everybody' } : {});

type Sides = readonly Pick<BattleChoice['sides'][number], 'name' | 'holder' | 'dice'>[];

function plan(sides: Sides, options: Setup['options'], seed: string): BattlePlan {
  const seated = sides.slice(0, SEATS.length).map((side, i) => ({ ...side, seat: SEATS[i] ?? 'a', name: side.name || (NAMES[i] ?? '') }));
  const usual = usualOptions(sides.filter(({ holder }) => holder.by === 'person').length);
  const setup: Setup = { ...box(), seats: seated.map(({ seat, name }) => ({ seat, name })), options: { ...usual, ...options } };
  const matchSettings: MatchSettings = {
    seed: seed === '' ? randomId() : seed,
    generator: 'sfc32',
    seats: Object.fromEntries(seated.map(({ seat, holder }) => [seat, holder])),
    dice: Object.fromEntries(seated.map(({ seat, holder, dice }) => [seat, holder.by === 'person' ? dice : 'seeded'])),
    notes: {},
  };
  return {
    title: titleOf(seated),
    setup: setup as unknown as Json,
    matchSettings,
  };
}

export const quick: QuickBattle = (opponent) =>
  plan(
    [
      { name: NAMES[0], holder: PERSON, dice: 'seeded' },
      { name: NAMES[1], holder: opponent ? BOT : PERSON, dice: 'seeded' },
    ],
    {},
    '',
  );

/** A new game of Zombies!!!: the players, and readings of the rules. */
export const newGame = {
  seats: { least: 2, most: 6 },
  names: NAMES,
  levels: (language) => LEVELS.map((level) => ({ value: level.value, text: level[language] })),
  async options(language, { persons }) {
    const { options } = await import('@escarmouche/content/options/zombies');
    return optionsOnOffer(options, language, usualOptions(persons));
  },
  again(setup, matchSettings, swap) {
    const { seats } = setup as unknown as Setup;
    const ids = seats.map(({ seat }) => seat);
    return {
      title: titleOf(seats),
      setup,
      matchSettings: withSeed(swap ? turnedSettings(matchSettings, ids) : matchSettings, randomId()),
    };
  },
  plan: ({ sides, options, seed }) => plan(sides, options as Setup['options'], seed),
} satisfies NewGameOptions;
