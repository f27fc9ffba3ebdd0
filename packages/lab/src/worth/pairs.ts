import type { BattleMap } from '@escarmouche/content';
import { bandBattle } from '@escarmouche/games/bands';
import type { Fielded } from '@escarmouche/games/setups';
import { mix, seedNumber } from '@escarmouche/referee';
import { scoreOf } from '../band-battle.ts';
import type { BandsOfGame } from './measure.ts';

/** Results of two bands against each other. */
export interface Fared {
  readonly won: readonly [first: number, second: number];
  readonly drawn: number;
}

/**
 * Plays two bands against each other, on each map as often. The two battles of a couple have one seed and swapped zones: the zones favour no side.
 */
export function playPair(
  game: BandsOfGame,
  two: readonly [Fielded, Fielded],
  maps: readonly BattleMap[],
  seed: string,
  battles: number,
): Fared {
  const scores = Array.from({ length: battles }, (_, battle) => {
    const couple = Math.floor(battle / 2);
    const map = maps[couple % maps.length];
    if (!map) throw new Error('no map');
    return scoreOf(game, bandBattle(game.bands, two, map, {}, battle % 2 === 1), mix(seedNumber(seed), couple));
  });
  const count = (wanted: number): number => scores.filter((score) => score === wanted).length;
  return { won: [count(1), count(0)], drawn: count(0.5) };
}

/** Score of the first band over all battles, a draw counted as half: 0.5 is even. */
export const shareOf = ({ won: [first, second], drawn }: Fared): number => (first + drawn / 2) / (first + second + drawn);
