// npx tsx bench/zombies/strength.ts ONE OTHER GAMES [FIRST]
//
// Strength of the bots of Zombies!!!: mirrored games of two (each pair of games has the same dice and changed seats), the share that ONE
// wins with its 95 percent interval, and how long decisions take. ONE and OTHER: random, easy, normal or hard. FIRST: the
// number of the first pair, so that several runs share the games. Not a test: 400 games take long.
import { LEVELS, randomBot, zombiesBot, type Bot, type Level } from '../../packages/ai/src/index.ts';
import { mix, randomFrom, resolve, seededDice } from '../../packages/referee/src/index.ts';
import { zombies, type CardKind, type Command, type State, type TileKind } from '../../packages/systems/zombies/src/index.ts';
import deck from '../../packages/content/packs/zombies/deck.json' with { type: 'json' };
import tiles from '../../packages/content/packs/zombies/tiles.json' with { type: 'json' };

const [, , one = 'normal', other = 'easy', count = '10', first = '0'] = process.argv;
const SEATS = ['a', 'b'] as const;
const SETUP = {
  seats: SEATS.map((seat) => ({ seat, name: seat })),
  kinds: tiles.tiles as unknown as TileKind[],
  deck: deck.cards as unknown as CardKind[],
  options: {},
};
/** A game that takes longer counts as drawn. */
const MOST = 6000;

const botOf = (level: string): Bot<State, Command> => (level === 'random' ? randomBot(zombies) : zombiesBot(LEVELS[level as Level]));

const times: Record<string, number[]> = { [one]: [], [other]: [] };

/** The seat that wins; undefined for a draw. */
function play(pair: number, levels: Readonly<Record<string, string>>): string | undefined {
  const bots = Object.fromEntries(SEATS.map((seat) => [seat, botOf(levels[seat] ?? '')]));
  const state = zombies.setup(SETUP);
  const random = randomFrom(mix(7, pair));
  for (let entry = 0; entry < MOST && !zombies.outcome(state); entry++) {
    const [seat = ''] = zombies.active(state);
    const start = performance.now();
    const { command } = bots[seat]?.decide(state, seat, random) ?? {};
    times[levels[seat] ?? '']?.push(performance.now() - start);
    if (command === undefined) throw new Error(`nobody plays ${seat}`);
    const dice = seededDice(pair, entry);
    resolve(zombies, state, seat, command, (question, index, now) =>
      question.kind === 'choice' ? bots[question.seat]?.answer(now, question, random) : dice(question, index, now),
    );
  }
  const winners = zombies.outcome(state)?.winners ?? [];
  return winners.length === 1 ? winners[0] : undefined;
}

let points = 0;
for (let game = 0; game < Number(count); game++) {
  const seat = SEATS[game % 2] ?? 'a';
  const winner = play(Number(first) + (game >> 1), { a: seat === 'a' ? one : other, b: seat === 'b' ? one : other });
  points += winner === undefined ? 0.5 : winner === seat ? 1 : 0;
}

const games = Number(count);
const share = points / games;
const spread = 1.96 * Math.sqrt((share * (1 - share)) / games);
console.log(
  `${one} wins ${(share * 100).toFixed(1)} % of ${games} against ${other} (95 %: ${((share - spread) * 100).toFixed(1)} and more)`,
);
for (const [level, all] of Object.entries(times)) {
  const sorted = all.toSorted((a, b) => a - b);
  console.log(`${level}: 95 % of ${all.length} decisions within ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1)} ms`);
}
