import type { Language } from '@escarmouche/referee';
import { BLOW_NEED, sumOf, type Event, type State } from '@escarmouche/zombies';
import type { BattleOver, Summary } from '../../game-adapter.ts';
import { reasonsIn, scoreIn } from '../../outcome.ts';
import { nameOf } from '../look.ts';
import { waysToWin } from '../tell.ts';
import { adviceWords } from './words.ts';

/** The summary of a game: its end, and the dice of the fights beside their odds. */
export function summaryOf({ initial, events, outcome }: BattleOver<State, Event>, language: Language): Summary {
  const words = adviceWords(language);
  const winners = outcome?.winners ?? [];
  return {
    title: winners.length === 0 ? words.draw : words.victory(winners.map((seat) => nameOf(initial, seat)).join(', ')),
    ...reasonsIn(outcome, language),
    sides: initial.scene.seats.map(({ seat }, side) => {
      const blows = events.filter((event) => event.type === 'blow').filter((blow) => blow.seat === seat);
      return {
        side,
        name: nameOf(initial, seat),
        won: winners.includes(seat),
        score: scoreIn(outcome, seat, language),
        luck: {
          rolls: blows.length,
          passed: blows.filter(({ die, bonuses }) => die + sumOf(bonuses) >= BLOW_NEED).length,
          expected: blows.reduce((sum, { bonuses }) => sum + waysToWin(bonuses) / 6, 0),
        },
      };
    }),
  };
}
