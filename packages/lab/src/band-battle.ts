import { greedyBot, type Bot, type Bots } from '@escarmouche/ai';
import type { BattleMap } from '@escarmouche/content';
import { NOBODY, type Seat } from '@escarmouche/referee';
import {
  battleSetup,
  playsItself,
  urssClassic,
  type Band,
  type BandGroup,
  type Command,
  type Content,
  type Setup,
  type State,
} from '@escarmouche/urss-classic';
import { playOut } from './play-out.ts';

/** A band and the lists it is made from. */
export interface Fielded {
  readonly name: string;
  readonly figures: Band['figures'];
  readonly content: Content;
}

const SIDES = ['a', 'b'] as const;

/**
 * A battle of two bands, the first in the first zone of the map. Each band is its own group, side and seat: "a" and "b"; a band that plays
 * itself has no seat, as long as the other is somebody's.
 */
export function bandBattle(two: readonly [Fielded, Fielded], map: BattleMap, options: Setup['options'], swapped: boolean): Setup {
  const zones = swapped ? map.zones.slice(0, 2).toReversed() : map.zones;
  const alone = two.map(({ content, figures }) => playsItself(content, figures));
  const seatOf = (i: number): Seat | undefined => (alone[i] && alone.includes(false) ? NOBODY : SIDES[i]);
  const groups = two.flatMap((band, i): BandGroup[] => {
    const [id, seat, zone] = [SIDES[i], seatOf(i), zones[i]];
    return id === undefined || seat === undefined || !zone ? [] : [{ ...band, id, side: id, seat, zone }];
  });
  return battleSetup({ table: map.table, options, groups });
}

/** Turns after which a battle is a draw: by then the two no longer seek each other. */
const MOST_TURNS = 30;
const MOST_COMMANDS = 20_000;

/** Plays a battle of "a" and "b" by the opponent that the table has. What "a" has of it: 1 for a victory, 0 for a defeat, a half for a draw. */
export function scoreOf(setup: Setup, seed: number, bot: Bot<State, Command> = greedyBot()): number {
  const bots: Bots<State, Command> = { a: bot, b: bot };
  const { state } = playOut({ system: urssClassic, setup, bots, seed, most: MOST_COMMANDS, tooLong: ({ turn }) => turn > MOST_TURNS });
  const [winner, ...others] = urssClassic.outcome(state)?.winners ?? [];
  if (winner === undefined || others.length > 0) return 0.5;
  return winner === 'a' ? 1 : 0;
}
