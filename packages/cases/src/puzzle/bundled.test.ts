import { readdirSync, readFileSync } from 'node:fs';
import { numberOf } from '@escarmouche/ai/puzzle';
import { outcomes } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { readCases } from '../document.ts';
import { failuresOf, problemsIn } from '../testing.ts';
import { puzzleFaults } from './check.ts';
import { openPuzzle } from './open.ts';

const FOLDER = new URL('../../../content/puzzles/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const sourceOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** Faults of the puzzle in a text. */
async function faultsOf(source: string): Promise<string[]> {
  expect(problemsIn(source)).toEqual([]);
  const [one] = readCases(source).cases;
  return one ? (await puzzleFaults(one)).map(({ en }) => en) : ['no puzzle'];
}

describe('the puzzles of the program', () => {
  test.each(files)('%s: its line leads to the goal with this chance, and no candidate is better', { timeout: 60_000 }, async (name) => {
    const source = sourceOf(name);
    expect(await faultsOf(source)).toEqual([]);
    expect(failuresOf(source)).toEqual([]);
    const [one] = readCases(source).cases;
    expect(name.startsWith(one?.system ?? '–')).toBe(true);
  });
});

test.each(files.filter((name) => name.startsWith('urss')))(
  '%s: the last throw of its line has the chance of every face followed',
  { timeout: 60_000 },
  async (name) => {
    const [one] = readCases(sourceOf(name)).cases;
    const opened = one && (await openPuzzle(one));
    const system = one?.battle().playable?.system;
    const last = opened?.line.findLast(({ answers }) => answers.length > 0);
    if (!system || !opened || !last) throw new Error('no puzzle');
    const { chances } = outcomes(system, last.state, opened.seat, last.command, (state) => String(opened.isReached(state)));
    expect(numberOf(opened.solver.after(last.state, last.command))).toBeCloseTo(chances.get('true') ?? 0, 10);
  },
);

describe('a puzzle that is wrong', () => {
  const right = sourceOf('urss-classic-rampart.yaml');
  const changed = (from: string | RegExp, to: string): string => {
    const source = right.replace(from, to);
    expect(source).not.toBe(right);
    return source;
  };

  test('by its chance is told with the right one', async () => {
    expect(await faultsOf(changed('chance: 12720329/20155392', 'chance: 12720328/20155392'))).toEqual([
      'chance: expected 12720328/20155392, found 12720329/20155392, 63.11%',
    ]);
    expect(await faultsOf(changed('chance: 12720329/20155392', 'chance: 63.1%'))).toEqual([]);
    expect(await faultsOf(changed('chance: 12720329/20155392', 'chance: 63.2%'))).toEqual([
      'chance: expected 63.2%, found 12720329/20155392, 63.11%',
    ]);
  });

  test('by its line is told with the step that something beats', async () => {
    const worse = changed('move: [8, 3.6]', 'move: [7, 2.6]');
    expect(await faultsOf(worse)).toEqual([expect.stringMatching(/^step 1: 137543\/559872, 24.57%; better: /)]);
  });

  test('by a line that is as good as the best, or refused, is told', async () => {
    expect(
      await faultsOf(
        changed('do: [{ move: [7, 2.6] }]\n    chance: 137543/559872', 'do: [{ move: [8, 3.6] }]\n    chance: 12720329/20155392'),
      ),
    ).toEqual(['instead, 1: as good as the best']);
    expect(await faultsOf(changed('do: [{ move: [7, 2.6] }]', 'do: [{ fight: B }]'))).toEqual(['instead, 1: the command is refused']);
  });
});
