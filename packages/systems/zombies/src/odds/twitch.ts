import { distribution, type Seat } from '@escarmouche/referee';
import { BLOW_NEED, blowPool } from '../combat.ts';
import { playerOf } from '../players.ts';
import type { State } from '../state.ts';
import { TWITCH_LOSS } from '../cards/cabouge.ts';
import { bestOf, expected, merge, scaled, type Branch, type Payment } from './branches.ts';

interface TwitchEnd {
  readonly lives: number;
  readonly bullets: number;
  readonly trophies: number;
}

export interface TwitchOdds {
  /** The chance that the target gives nothing back. */
  readonly kept: number;
  /** Expected at the end. */
  readonly lives: number;
  readonly bullets: number;
  readonly trophies: number;
  readonly ends: readonly Branch<TwitchEnd>[];
}

type Ends = readonly Branch<TwitchEnd>[];

const givenUp = (end: TwitchEnd): Ends => [{ ...end, trophies: end.trophies - Math.min(TWITCH_LOSS, end.trophies), chance: 1 }];

const WORTHS = [(end: TwitchEnd) => end.trophies, (end: TwitchEnd) => end.lives, (end: TwitchEnd) => end.bullets];

const faces = distribution(blowPool([])).flatMap((chance, die) => (chance === 0 ? [] : [{ die, chance }]));

/** Thrown dice are made good one after the other: bullets to reach 4, a life (never the last) to roll again. */
function madeGood(payment: Payment): (dice: readonly number[], has: TwitchEnd) => Ends {
  const answer = ([die, ...others]: readonly number[], has: TwitchEnd): Ends => {
    if (die === undefined) return [{ ...has, chance: 1 }];
    if (die >= BLOW_NEED) return answer(others, has);
    const lacking = BLOW_NEED - die;
    const withBullets = (): Ends => answer(others, { ...has, bullets: has.bullets - lacking });
    const withLife = (): Ends =>
      merge(faces.flatMap(({ die: again, chance }) => scaled(answer([again, ...others], { ...has, lives: has.lives - 1 }), chance)));
    const ways = [...(has.lives > 1 ? [withLife] : []), ...(has.bullets >= lacking ? [withBullets] : [])];
    if (payment === 'best') return bestOf([givenUp(has), ...ways.map((way) => way())], WORTHS);
    const way = payment === 'lives' ? ways[0] : ways.at(-1);
    return way?.() ?? givenUp(has);
  };
  return answer;
}

/** The exact chance that a die of ZB-EV-CABOUGE counts in the end when the target pays a life to roll it again, and then as may be. */
export function twitchAgain(state: State, seat: Seat, payment: Payment): number {
  const { lives, bullets, trophies } = playerOf(state, seat);
  const answer = madeGood(payment);
  const ends = faces.flatMap(({ die, chance }) => scaled(answer([die], { lives: lives - 1, bullets, trophies }), chance));
  return expected(ends, (end) => (end.trophies === trophies ? 1 : 0));
}

/** The exact chances of the two dice of ZB-EV-CABOUGE for a target who pays for them. Once a die is given up nothing more is paid. */
export function twitchOdds(state: State, seat: Seat, payment: Payment): TwitchOdds {
  const { lives, bullets, trophies } = playerOf(state, seat);
  const answer = madeGood(payment);
  const ends = merge(
    faces.flatMap((one) =>
      faces.flatMap((other) => scaled(answer([one.die, other.die], { lives, bullets, trophies }), one.chance * other.chance)),
    ),
  );
  return {
    kept: expected(ends, (end) => (end.trophies === trophies ? 1 : 0)),
    lives: expected(ends, (end) => end.lives),
    bullets: expected(ends, (end) => end.bullets),
    trophies: expected(ends, (end) => end.trophies),
    ends,
  };
}
