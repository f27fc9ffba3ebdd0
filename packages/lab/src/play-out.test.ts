import { randomBot } from '@escarmouche/ai';
import { digest, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { playOut, recordGame } from './play-out.ts';
import { wilson } from './rate.ts';

interface Race {
  tokens: number[];
  mover: number;
}

/** First past ten: throw once, or throw twice and lose the turn's steps on a double. */
const race: System<number, Race, { type: 'one' | 'two' }, { type: 'went'; steps: number }> = {
  id: 'race',
  version: '1',
  setup: (players) => ({ tokens: new Array<number>(players).fill(0), mover: 0 }),
  active: (state) => (race.outcome(state) ? [] : [String(state.mover)]),
  offers: () => (['one', 'two'] as const).map((type) => ({ id: type, type, command: { type } })),
  check: () => undefined,
  play(turn, seat, { type }) {
    const faces = turn.dice('steps', type === 'one' ? [6] : [6, 6]);
    const bold = type === 'two' && turn.choose('bold', { seat, options: [true, false] });
    turn.emit({ type: 'went', steps: bold ? Math.max(...faces) : (faces[0] ?? 0) });
  },
  reduce(state, { steps }) {
    state.tokens[state.mover] = (state.tokens[state.mover] ?? 0) + steps;
    state.mover = (state.mover + 1) % state.tokens.length;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome(state) {
    const winner = state.tokens.findIndex((steps) => steps >= 10);
    return winner < 0 ? undefined : { winners: [String(winner)], rule: 'RACE', reason: { fr: 'arrivé', en: 'arrived' } };
  },
  describe: () => undefined,
};

const bots = { 0: randomBot(race), 1: randomBot(race) };
const game = (seed: number, most = 100) => ({ system: race, setup: 2, bots, seed, most });

test('the same seed plays the same game, in place and with its record', () => {
  for (let seed = 0; seed < 20; seed++) {
    const once = playOut(game(seed));
    const match = recordGame(game(seed));
    expect(once.finished).toBe(true);
    expect(match.entries).toHaveLength(once.commands);
    expect(digest(match.state)).toBe(digest(once.state));
    expect(digest(playOut(game(seed)).state)).toBe(digest(once.state));
  }
  expect(new Set(Array.from({ length: 20 }, (_, seed) => digest(playOut(game(seed)).state))).size).toBeGreaterThan(5);
});

test('a game that does not end is stopped', () => {
  expect(playOut(game(1, 2))).toMatchObject({ commands: 2, finished: false });
  expect(playOut({ ...game(1), tooLong: ({ tokens }) => Math.max(...tokens) > 3 }).finished).toBe(false);
});

test('the interval of a rate is Wilson’s', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29
  const cases = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const;
  for (const [count, of, low, high] of cases) {
    expect(wilson(count, of).low).toBeCloseTo(low, 4);
    expect(wilson(count, of).high).toBeCloseTo(high, 4);
  }
  expect(wilson(20, 20).high).toBe(1);
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
});
