import { LEVELS, randomBot, zombiesBot } from '@escarmouche/ai';
import { parseTownPack } from '@escarmouche/content';
import { nameRemarks } from '@escarmouche/content/lint';
import { rulebook } from '@escarmouche/content/rulebook/zombies';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { nameOf, OPTION_VALUES, parseSetup, zombies, type Setup } from '@escarmouche/zombies';
import { gameEntry } from '../game.ts';
import { seatsAmong } from '../seats.ts';

const setupOf = (seats: Setup['seats'], options: Setup['options']): Setup => ({ seats, kinds: zombieTiles, deck: zombieCards, options });

export const game = gameEntry({
  system: zombies,
  parseSetup,
  book: rulebook,
  options: OPTION_VALUES,
  sample: () =>
    setupOf(
      ['a', 'b'].map((seat) => ({ seat, name: seat.toUpperCase() })),
      {},
    ),
  title: (state) => state.scene.seats.map(({ seat }) => nameOf(state, seat)).join(' / '),
  seats: ({ scene }) => seatsAmong(scene.seats),
  turn: ({ turn }) => turn.number,
  // Of all players together.
  mostTurns: 600,
  bots: {
    random: () => randomBot(zombies),
    easy: () => zombiesBot(LEVELS.easy),
    normal: () => zombiesBot(LEVELS.normal),
    hard: () => zombiesBot(LEVELS.hard),
  },
  bot: 'easy',
  passes: {
    // Steps that the rules demand are taken as they are offered first.
    commands: ['end', 'halt', 'stay', 'refill', 'face', 'draw', 'place', 'stock', 'herd', 'shift'],
    answer: ({ purpose }) => (purpose === 'window' ? { pass: 'window' } : undefined),
  },
  readPack(files) {
    const pack = parseTownPack(files);
    if (!pack.ok) return pack;
    const { manifest, tiles, cards } = pack.value;
    return { ok: true, value: nameRemarks(manifest, [...tiles, ...cards]) };
  },
  players: {
    least: 2,
    seats: ['a', 'b', 'c', 'd', 'e', 'f'],
    count: { fr: 'de deux à six joueurs', en: 'two to six players' },
    setup: setupOf,
  },
});
