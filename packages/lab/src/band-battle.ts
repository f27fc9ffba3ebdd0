import type { Bots } from '@escarmouche/ai';
import type { BandSetup } from '@escarmouche/games/setups';
import type { Game } from '@escarmouche/games/game';
import { playOut } from './play-out.ts';

/** Turns after which a battle is a draw: by then the two no longer seek each other. */
const MOST_TURNS = 30;
const MOST_COMMANDS = 20_000;

/** Plays a battle of "a" and "b" by the usual bot. Score of "a": 1 for a victory, 0 for a defeat, a half for a draw. */
export function scoreOf({ system, turn, bots, bot: usual }: Game, setup: BandSetup, seed: number): number {
  const bot = bots[usual]?.();
  const playing: Bots<object, object> = { a: bot, b: bot };
  const { state } = playOut({ system, setup, bots: playing, seed, most: MOST_COMMANDS, tooLong: (now) => turn(now) > MOST_TURNS });
  const [winner, ...others] = system.outcome(state)?.winners ?? [];
  if (winner === undefined || others.length > 0) return 0.5;
  return winner === 'a' ? 1 : 0;
}
