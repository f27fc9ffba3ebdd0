import { randomBot } from '@escarmouche/ai';
import { bookOf } from '@escarmouche/content/rulebook';
import { duel, groupsOf, type Setup } from '../../skirmish/test/fixture/duel.ts';
import { gameEntry } from '../src/game.ts';
import { seatsAmong } from '../src/seats.ts';

/** The game of the tests as an entry of the list. */
export const game = gameEntry({
  system: duel,
  parseSetup: (json) => ({ ok: true, setup: json as unknown as Setup }),
  book: bookOf([]),
  options: {},
  sample: () => groupsOf(['a1', 'a2'], ['b1', 'b2']),
  title: ({ scene }) => scene.groups.map(({ name }) => String(name)).join(' / '),
  seats: ({ scene }) => seatsAmong(scene.groups),
  turn: ({ round }) => round,
  mostTurns: 60,
  bots: { random: () => randomBot(duel) },
  bot: 'random',
  passes: { commands: [], answer: () => undefined },
  readPack: () => ({ ok: true, value: [] }),
});
