import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import type { Setup } from '@escarmouche/deadzone';
import { copy, type Json } from '@escarmouche/referee';
import { BOT, PERSON, withSeed } from '@escarmouche/session';
import { randomId } from '../../parts/random-id.ts';
import type { BattleChoice, BattlePlan, NewGameOptions, QuickBattle } from '../new-game.ts';
import { named, settingsOf, titleOf } from '../plane/battle-plan.ts';
import { turnedSettings } from '../turned-settings.ts';
import { emptyBoard } from './board.ts';
import { HANDICAP } from './handicap.ts';

const SEATS = ['a', 'b'] as const;
/** Short names of the two predefined teams. */
const TEAMS = ['Enforcers', 'Forge Fathers'] as const;
const LEVELS = [
  { value: 'normal', fr: 'Normal', en: 'Normal' },
  { value: 'easy', fr: 'Facile', en: 'Easy' },
  { value: 'hard', fr: 'Difficile', en: 'Hard' },
] as const;

type Sides = readonly Pick<BattleChoice['sides'][number], 'name' | 'holder' | 'dice'>[];
type Board = (typeof deadzoneBoards)[number];

function boardOf(id: string): Board {
  const found = deadzoneBoards.find((one) => one.id === id) ?? deadzoneBoards[0];
  if (!found) throw new Error('no battlefield');
  return found;
}

/** Choices beside the battlefield: readings of the rules, and the handicap. */
type Chosen = Readonly<Record<string, string>>;

/** The patrol with figures that are told apart by names of their own. */
function setupOf(board: Board, { [HANDICAP]: chosen, ...readings }: Chosen): Setup {
  const options = readings as Setup['options'];
  const setup = copy(deadzonePatrol(board, options, TEAMS, Number(chosen ?? 0)) as unknown as Json) as unknown as Setup;
  const groups = setup.groups.map((group, side) => {
    const names = named(
      group.figures.map(({ profile = '' }) => ({ profile })),
      side,
    );
    return { ...group, figures: group.figures.map((sheet, i) => ({ ...sheet, name: names[i]?.name ?? sheet.name })) };
  });
  return { ...setup, groups };
}

function plan(sides: Sides, map: string, options: Chosen, seed: string): BattlePlan {
  const board = boardOf(map);
  const setup = setupOf(board, options);
  return {
    title: titleOf(setup.groups, board, []),
    setup: setup as unknown as Json,
    matchSettings: settingsOf(sides, SEATS, { map: board.id }, seed === '' ? randomId() : seed),
  };
}

export const quick: QuickBattle = (opponent) =>
  plan(
    [
      { name: '', holder: PERSON, dice: 'seeded' },
      { name: '', holder: opponent ? BOT : PERSON, dice: 'seeded' },
    ],
    '',
    {},
    '',
  );

const WORDS = {
  fr: { size: (levels: number) => `8 × 8 cubes, ${levels} niveaux`, story: 'Patrouille : quatre objectifs, douze points de victoire.' },
  en: { size: (levels: number) => `8 × 8 cubes, ${levels} levels`, story: 'Patrol: four objectives, twelve victory points.' },
} as const;

/** A patrol: two predefined strike teams, one of the ready battlefields, readings of the rules. */
export const newGame = {
  seats: { least: 2, most: 2 },
  names: TEAMS,
  levels: (language) => LEVELS.map((level) => ({ value: level.value, text: level[language] })),
  maps: (language) =>
    deadzoneBoards.map((board) => {
      const picture = emptyBoard(board.map, board.look, language);
      return {
        id: board.id,
        name: board.name[language],
        story: WORDS[language].story,
        board: picture,
        size: WORDS[language].size(picture.grid?.levels ?? 1),
      };
    }),
  async options(language) {
    const { optionsOffered } = await import('./options-offered.ts');
    return optionsOffered(language);
  },
  again: (setup, matchSettings, swap) => ({
    title: titleOf((setup as unknown as Setup).groups, boardOf(matchSettings.notes.map ?? ''), []),
    setup,
    matchSettings: withSeed(swap ? turnedSettings(matchSettings, SEATS) : matchSettings, randomId()),
  }),
  plan: ({ sides, map, options, seed }) => plan(sides, map, options as Chosen, seed),
} satisfies NewGameOptions;
