import { DEADZONE_LEVELS, deadzoneBot, randomBot } from '@escarmouche/ai';
import { deadzoneBoards, deadzonePatrol, parseStrikePack } from '@escarmouche/content/deadzone';
import { nameRemarks } from '@escarmouche/content/lint';
import { rulebook } from '@escarmouche/content/rulebook/deadzone';
import { deadzone, OPTION_VALUES, parseSetup, specialRules } from '@escarmouche/deadzone';
import { nameOfGroup } from '@escarmouche/skirmish';
import { gameEntry } from '../game.ts';
import { seatsAmong } from '../seats.ts';

const [usual] = deadzoneBoards;
if (!usual) throw new Error('no battlefield');

export const game = gameEntry({
  system: deadzone,
  parseSetup,
  book: rulebook,
  options: OPTION_VALUES,
  sample: () => deadzonePatrol(usual, {}),
  title: ({ scene }, language) => scene.groups.map((group) => nameOfGroup(group, language)).join(' / '),
  seats: ({ scene }) => seatsAmong(scene.groups),
  turn: ({ round }) => round,
  mostTurns: 30,
  purpose: (slug) => (specialRules.has(slug) ? specialRules.get(slug).title : undefined),
  bots: {
    random: () => randomBot(deadzone),
    easy: () => deadzoneBot(DEADZONE_LEVELS.easy),
    normal: () => deadzoneBot(DEADZONE_LEVELS.normal),
    hard: () => deadzoneBot(DEADZONE_LEVELS.hard),
  },
  bot: 'easy',
  passes: {
    commands: ['done', 'pass', 'yield'],
    answer: ({ purpose, options }) => (purpose === 'dice' ? 0 : options?.find((option) => option === 'none')),
  },
  readPack(files) {
    const pack = parseStrikePack(files, specialRules.ids());
    if (!pack.ok) return pack;
    const { manifest, weapons, profiles, teams } = pack.value;
    return { ok: true, value: nameRemarks(manifest, [...weapons, ...profiles, ...teams]) };
  },
  players: {
    least: 2,
    seats: ['a', 'b'],
    count: { fr: 'deux joueurs', en: 'two players' },
    setup: (seats, options) =>
      deadzonePatrol(
        usual,
        options,
        seats.map(({ name }) => name),
      ),
  },
});
