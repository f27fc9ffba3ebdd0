import { ANY_WINDOW, type Card, type Turn } from '../card.ts';
import { BLOW_NEED } from '../combat.ts';
import { othersThan, playerOf } from '../players.ts';

/** Trophies given back when a die stays too low. */
export const TWITCH_LOSS = 2;

/** The target makes two dice reach 4 with bullets or lives, or gives two trophies back (ZB-EV-CABOUGE). */
export const cabouge: Card = {
  id: 'cabouge',
  cites: 'ZB-EV-CABOUGE',
  timing: ANY_WINDOW,
  targets: (state, seat) => othersThan(state, seat).filter((other) => playerOf(state, other).trophies > 0),
  play(turn, _seat, target) {
    const saved = turn.dice('twitch', [6, 6], undefined, target).map((die) => answerDie(turn, target, die));
    const { trophies } = playerOf(turn.state, target);
    if (saved.includes(false)) {
      turn.emit({ type: 'trophiesLost', seat: target, count: Math.min(TWITCH_LOSS, trophies), rule: 'ZB-EV-CABOUGE' });
    }
  },
};

/** One die: good, or made good by bullets, or rolled again for a life. */
function answerDie(turn: Turn, seat: string, thrown: number): boolean {
  let die = thrown;
  turn.emit({ type: 'twitched', seat, die });
  while (die < BLOW_NEED) {
    const { bullets, lives } = playerOf(turn.state, seat);
    const lacking = BLOW_NEED - die;
    const options = ['leave', ...(bullets >= lacking ? ['bullets'] : []), ...(lives > 1 ? ['life'] : [])] as (
      | 'leave'
      | 'bullets'
      | 'life'
    )[];
    const answer = turn.choose('twitch', { seat, about: { die, lacking }, options });
    if (answer === 'leave') return false;
    if (answer === 'bullets') {
      turn.emit({ type: 'bulletsSpent', seat, count: lacking, rule: 'ZB-EV-CABOUGE' });
      return true;
    }
    turn.emit({ type: 'livesLost', seat, count: 1, rule: 'ZB-EV-CABOUGE' });
    [die = 0] = turn.dice('twitch', [6], undefined, seat);
    turn.emit({ type: 'twitched', seat, die });
  }
  return true;
}
