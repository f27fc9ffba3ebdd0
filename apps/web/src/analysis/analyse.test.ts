import { openMatch, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { RosterGroup } from '../systems/game-adapter.ts';
import type { GameAnalysis } from '../systems/game-analysis.ts';
import { analyse } from './analyse.ts';

/** Two piles; a command takes some of the other's, with a roll for each. */
interface Piles {
  left: number[];
  turn: number;
}
type Took = { readonly type: 'took'; readonly from: number; readonly count: number };
type Command = { readonly from: number; readonly count: number; readonly times?: number };

const piles: System<number, Piles, Command, Took> = {
  id: 'piles',
  version: '1',
  setup: (size) => ({ left: [size, size], turn: 0 }),
  active: () => ['0', '1'],
  offers: () => [],
  check: () => undefined,
  play(turn, _seat, { from, count, times = 1 }) {
    for (let i = 0; i < times; i++) turn.emit({ type: 'took', from, count });
  },
  reduce(state, { from, count }) {
    state.left[from] = (state.left[from] ?? 0) - count;
    state.turn++;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

const roster = ({ left }: Piles): RosterGroup[] =>
  left.map((stones, side) => ({
    id: String(side),
    name: `Pile ${side}`,
    side,
    seat: String(side),
    playing: false,
    figures: [
      {
        id: `p${side}`,
        tag: `P${side}`,
        name: `Pile ${side}`,
        called: [`Pile ${side}`],
        profile: '',
        silhouette: { kind: 'civilian' },
        vitality: { left: stones, full: 10, said: '' },
        state: '',
        tone: 'plain',
        gone: stones <= 0,
        active: false,
        spent: false,
        badges: [],
      },
    ],
  }));

const analysis: GameAnalysis<Piles, Took> = {
  worth: ({ left }) => left,
  rolls: (events) => events.map(({ from, count }) => ({ figure: `p${1 - from}`, chance: 0.5, passed: count > 1 })),
  dice: (events) => events.map(({ from, count }) => ({ figure: `p${1 - from}`, faces: 6, values: [count] })),
  harm: (events) => events.map(({ from, count }) => ({ figure: `p${from}`, by: `p${1 - from}`, points: count, lost: false })),
  story: (state, [event]) => event && `${state.left.join(':')} then ${event.count}`,
  words: () => ({ standing: 'Stones of both', vitality: { title: 'Stones by turn', explain: '' } }),
};

function battle(...took: readonly (readonly [from: number, count: number, times?: number])[]) {
  const match = openMatch(piles, 10);
  for (const [from, count, times] of took) match.submit('0', { from, count, ...(times !== undefined && { times }) });
  const { system, entries } = match;
  const outcome = match.state.left.includes(0) ? { winners: ['0'], rule: '', reason: { fr: '', en: '' } } : undefined;
  const snapshot = () => ({ version: 0, state: match.state, entries, active: [], agreements: [], outcome });
  const work = analyse({ roster, turn: ({ turn }) => turn }, analysis, { system, beginning: () => match.stateAt(0), snapshot }, 'en');
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

test('standings, turns, losses, luck and damage come out of one walk through the entries', () => {
  const { sides, standings, turns, losses } = battle([1, 1], [0, 4], [1, 5], [1, 4]);
  expect(standings.map(([share]) => share)).toEqual([10 / 20, 10 / 19, 6 / 15, 6 / 10, 1]);
  expect(turns.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 4]);
  expect(turns.map(({ vitality }) => vitality)).toEqual([
    [10, 9],
    [6, 9],
    [6, 4],
    [6, 0],
    [6, 0],
  ]);
  expect(losses).toEqual([{ entry: 3, side: 1 }]);
  const [one, other] = sides;
  expect(one).toMatchObject({ luck: { rolls: 3, passed: 2, expected: 1.5 }, dice: { thrown: 3 } });
  expect(one?.figures[0]).toMatchObject({ given: 10, taken: 4, gone: false });
  expect(other?.figures[0]).toMatchObject({ given: 4, taken: 10, gone: true });
});

test('a battle that is not over is told as such', () => {
  expect(battle([1, 1], [0, 4]).over).toBe(false);
  expect(battle([1, 1], [0, 4], [1, 5], [1, 4]).over).toBe(true);
});

test('a command that begins two turns gives a beginning to each, with what was left then', () => {
  const { turns } = battle([1, 1], [0, 2, 2], [1, 3]);
  expect(turns.map(({ turn, entry }) => [turn, entry])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ]);
  expect(turns.map(({ vitality }) => vitality[0])).toEqual([10, 8, 6, 6, 6]);
});

test('turning points are told from the state before them, in order', () => {
  const { turningPoints } = battle([1, 1], [0, 4], [1, 5], [1, 4]);
  expect(turningPoints.map(({ story, side }) => [story, side])).toEqual([
    ['10:9 then 4', 1],
    ['6:9 then 5', 0],
    ['6:4 then 4', 0],
  ]);
  expect(turningPoints[2]).toMatchObject({ from: 0.6, to: 1, turn: 3 });
});

test('a battle that has not begun has a standing and nothing else', () => {
  expect(battle()).toMatchObject({ standings: [[0.5, 0.5]], turningPoints: [], losses: [], words: { standing: 'Stones of both' } });
});
