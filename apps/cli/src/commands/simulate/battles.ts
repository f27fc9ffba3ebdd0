import { greedyBot, randomBot, urssKitBot, type Bot } from '@escarmouche/ai';
import { recordGame, type PlayOut } from '@escarmouche/lab';
import { saveMatch, seedNumber, type Seat, type System } from '@escarmouche/referee';
import { urssClassic } from '@escarmouche/urss-classic';
import { urssKit } from '@escarmouche/urss-kit';
import type { Values } from '../../command.ts';
import { text, type Text } from '../../text.ts';
import { played, type Plan } from './tally.ts';
import { lengthsOf, seedOf, stringOf } from './values.ts';

/** A game whose battles are fought by groups, turn by turn, with its machine players. */
interface Fought<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly bots: ReadonlyMap<string, () => Bot<S, C>>;
}

const fought = <Setup, S, C, E>(system: System<Setup, S, C, E>, greedy: () => Bot<S, C>): Fought<Setup, S, C, E> => ({
  system,
  bots: new Map([
    ['greedy', greedy],
    ['random', () => randomBot(system)],
  ]),
});

export const classicBattles = fought(urssClassic, () => greedyBot());
export const kitBattles = fought(urssKit, () => urssKitBot());

const MOST_COMMANDS = 20_000;
const TURNS = 60;

/** What is fought, before it is known how often and by whom. */
export interface Battles<Setup> {
  readonly setup: Setup;
  /** With the deployment zones exchanged: every other battle, when asked for. */
  readonly swapped?: Setup;
  readonly names: Plan['names'];
  readonly told: Plan['told'];
}

/** Battles of a game, each side played by a bot; or why they cannot be. */
export function planBattles<
  Setup extends { readonly groups: readonly { readonly seat: Seat }[] },
  S extends { readonly turn: number },
  C,
  E,
>({ system, bots }: Fought<Setup, S, C, E>, { setup, swapped, names, told }: Battles<Setup>, values: Values): Plan | { reason: Text } {
  const lengths = lengthsOf(values, TURNS);
  if ('reason' in lengths) return lengths;
  const usual = stringOf(values, 'ai', 'greedy');
  const [a, b] = [bots.get(stringOf(values, 'ai-a', usual)), bots.get(stringOf(values, 'ai-b', usual))];
  if (!a || !b) {
    const all = [...bots.keys()].join(', ');
    return { reason: text(`joueurs automatiques : ${all}`, `machine players: ${all}`) };
  }
  const playing = Object.fromEntries(setup.groups.map(({ seat }) => [seat, seat === 'a' ? a() : b()]));
  const seed = stringOf(values, 'seed', 'escarmouche');
  const game = (battle: number): PlayOut<Setup, S, C, E> => ({
    system,
    setup: swapped && battle % 2 === 1 ? swapped : setup,
    bots: playing,
    // the two battles of a swapped pair share their seed
    seed: seedNumber(seedOf(seed, swapped ? Math.floor(battle / 2) : battle)),
    most: MOST_COMMANDS,
    tooLong: (state) => state.turn > lengths.turns,
  });
  return {
    ...lengths,
    names,
    seed,
    swap: swapped !== undefined,
    told: { system: system.id, ...told },
    play: (battle) => played(game(battle), ({ turn }) => turn),
    save: () => saveMatch(recordGame(game(0)), { seed: seedOf(seed, 0) }),
  };
}
