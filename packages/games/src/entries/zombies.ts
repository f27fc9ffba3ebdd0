import { LEVELS, zombiesBot } from '@escarmouche/ai';
import { zombiesRules } from '@escarmouche/content/rulebook/zombies';
import { nameOf, parseSetup, zombies } from '@escarmouche/zombies';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { gameEntry } from '../game.ts';

export const game = gameEntry({
  system: zombies,
  parseSetup,
  book: zombiesRules,
  sample: () => ({
    seats: ['a', 'b'].map((seat) => ({ seat, name: seat.toUpperCase() })),
    kinds: zombieTiles,
    deck: zombieCards,
    options: {},
  }),
  title: (state) => state.scene.seats.map(({ seat }) => nameOf(state, seat)).join(' / '),
  bots: {
    easy: () => zombiesBot(LEVELS.easy),
    normal: () => zombiesBot(LEVELS.normal),
    hard: () => zombiesBot(LEVELS.hard),
  },
});
