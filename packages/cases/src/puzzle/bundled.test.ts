import { readdirSync, readFileSync } from 'node:fs';
import { isMore, NEVER, numberOf } from '@escarmouche/ai/puzzle';
import { openMatch, outcomes } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { readCases } from '../document.ts';
import type { LocatedCase } from '../read-case.ts';
import { runCase } from '../run-case.ts';
import { failuresOf, problemsIn } from '../testing.ts';
import { faultsOf, puzzleFaults } from './check.ts';
import { choiceOf, judgeOf, type Judged, type Entries } from './judge.ts';
import { openPuzzle, type OpenPuzzle } from './open.ts';
import { scoreOf } from './score.ts';
import { isRight } from './written.ts';

const FOLDER = new URL('../../../content/puzzles/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const sourceOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** The only case in a text. */
function caseIn(source: string): LocatedCase {
  expect(problemsIn(source)).toEqual([]);
  const [one] = readCases(source).cases;
  if (!one) throw new Error('no case');
  return one;
}

async function opened(source: string): Promise<OpenPuzzle> {
  const puzzle = await openPuzzle(caseIn(source));
  if (!puzzle) throw new Error('no puzzle');
  return puzzle;
}

const known = new Map<string, Promise<OpenPuzzle>>();

/** A puzzle of the program, opened once: what its search has found is known to every test. */
function bundled(name: string): Promise<OpenPuzzle> {
  const puzzle = known.get(name) ?? opened(sourceOf(name));
  known.set(name, puzzle);
  return puzzle;
}

/** Faults of the puzzle in a text. */
const faultsIn = async (source: string): Promise<string[]> => (await puzzleFaults(caseIn(source))).map(({ reason }) => reason.en);

/** The record of a case, played by its script. */
function recordOf(source: string): Entries {
  const { playable } = caseIn(source).battle();
  let entries: Entries = [];
  if (playable) runCase(playable, (match) => ({ entries } = match));
  return entries;
}

const decisionsOf = (puzzle: OpenPuzzle, record: Entries): readonly Judged[] =>
  record.flatMap((_, index) => judgeOf(puzzle).judged(record, index));

describe('the puzzles of the program', () => {
  test.each(files)('%s: its line leads to the goal with this chance, and no candidate is better', { timeout: 60_000 }, async (name) => {
    const source = sourceOf(name);
    expect(faultsOf(await bundled(name))).toEqual([]);
    expect(failuresOf(source)).toEqual([]);
    expect(name.startsWith(caseIn(source).system)).toBe(true);
  });

  test.each(files)('%s: every decision of its line is the best, and the goal is reached with the last', async (name) => {
    const puzzle = await bundled(name);
    const record = recordOf(sourceOf(name));
    const decisions = decisionsOf(puzzle, record);
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.filter(({ chosen, best, better }) => isMore(best, chosen) || better.length > 0)).toEqual([]);
    expect(scoreOf(decisions.map(choiceOf))).toBe(1);
    const judge = judgeOf(puzzle);
    expect(judge.standing(record)).toEqual({ fate: 'solved', entries: record.length });
    expect(judge.standing(record.slice(0, 1)).fate).toBe('open');
  });

  test.each(files)('%s: the decision of every other line has its chance, is known by it, and has something better', async (name) => {
    const puzzle = await bundled(name);
    const { commanded } = judgeOf(puzzle);
    for (const [index, decision] of puzzle.instead.entries()) {
      const judged = commanded(decision?.state, decision?.command);
      const told = puzzle.written.instead[index]?.chance;
      expect(judged && told && isRight(told, judged.chosen), `instead, ${index + 1}`).toBe(true);
      expect(judged).toMatchObject({ instead: index });
      expect(judged?.better).not.toEqual([]);
      expect(scoreOf(judged ? [choiceOf({ ...judged, entry: 0 })] : [])).toBeLessThan(1);
    }
  });
});

test.each(files.filter((name) => name.startsWith('urss')))(
  '%s: the last throw of its line has the chance of every face followed',
  { timeout: 60_000 },
  async (name) => {
    const { system, line, quest, solver } = await bundled(name);
    const last = line.findLast(({ answers }) => answers.length > 0);
    if (!last) throw new Error('no throw');
    const { chances } = outcomes(system, last.state, quest.seat, last.command, (state) => String(quest.isReached(state)));
    expect(numberOf(solver.after(last.state, last.command))).toBeCloseTo(chances.get('true') ?? 0, 10);
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
    expect(await faultsIn(changed('chance: 12720329/20155392', 'chance: 12720328/20155392'))).toEqual([
      'chance: expected 12720328/20155392, found 12720329/20155392, 63.11%',
    ]);
    expect(await faultsIn(changed('chance: 12720329/20155392', 'chance: 63.1%'))).toEqual([]);
    expect(await faultsIn(changed('chance: 12720329/20155392', 'chance: 63.2%'))).toEqual([
      'chance: expected 63.2%, found 12720329/20155392, 63.11%',
    ]);
  });

  test('by its line is told with the step that something beats', async () => {
    const worse = changed('move: [8, 3.6]', 'move: [7, 2.6]');
    expect(await faultsIn(worse)).toEqual([expect.stringMatching(/^step 1: 137543\/559872, 24.57%; better: /)]);
  });

  test('by a line that is as good as the best, or refused, is told', async () => {
    expect(
      await faultsIn(
        changed('do: [{ move: [7, 2.6] }]\n    chance: 137543/559872', 'do: [{ move: [8, 3.6] }]\n    chance: 12720329/20155392'),
      ),
    ).toEqual(['instead, 1: as good as the best']);
    expect(await faultsIn(changed('do: [{ move: [7, 2.6] }]', 'do: [{ fight: B }]'))).toEqual(['instead, 1: the command is refused']);
  });
});

describe('a record that leaves the line', () => {
  const NAME = 'urss-classic-rampart.yaml';
  const played = (from: string, to: string): Entries => recordOf(sourceOf(NAME).replace(from, to));

  test('is judged by the place that was chosen, though the search has not thought of it', async () => {
    const puzzle = await bundled(NAME);
    const [first, ...others] = decisionsOf(puzzle, played('move: [8, 3.6]', 'move: [7.4, 3.4]'));
    expect(first).toMatchObject({ entry: 0, better: [], chosen: first?.best });
    expect(numberOf(first?.chosen ?? NEVER)).toBeCloseTo(0.631, 3);
    expect(scoreOf(others.map(choiceOf))).toBe(1);
  });

  test('loses by the choice alone, whatever the dice do; the better line is told up to its throw', async () => {
    const puzzle = await bundled(NAME);
    const record = played('move: [8, 3.6]', 'move: [7, 2.6]');
    const [first] = decisionsOf(puzzle, record);
    expect(scoreOf(decisionsOf(puzzle, record).map(choiceOf))).toBeCloseTo(0.2457 / 0.6311, 3);
    expect(first?.better).toMatchObject([{ type: 'move' }, { type: 'fight' }]);
  });

  test('has failed as soon as nothing leads to the goal any more, though its time is not over', async () => {
    const judge = judgeOf(await bundled(NAME));
    const record = played('move: [8, 3.6]', 'move: [3, 2.6]').slice(0, 1);
    expect(judge.standing(record)).toEqual({ fate: 'failed', entries: 1 });
    expect(judge.onward(record)).toEqual([]);
    expect(judge.onward([])).toMatchObject([{ type: 'move' }, { type: 'fight' }]);
  });
});

test('ZB-COMBAT-LOSS: an answer is a decision too, where another one has a chance', async () => {
  const puzzle = await bundled('zombies-heliport.yaml');
  const [enter, fight] = puzzle.line;
  const judgedBy = (which: number): readonly Judged[] => {
    const match = openMatch(puzzle.system, puzzle.setup, () => (question) => {
      if (question.kind === 'roll') return [3];
      return question.kind === 'choice' ? question.options?.[which] : undefined;
    });
    for (const decision of [enter, fight]) match.submit(puzzle.quest.seat, decision?.command);
    return judgeOf(puzzle).judged(match.entries, 1);
  };
  // A bullet is the only answer with a chance: whoever pays it has not decided anything.
  expect(judgedBy(0).filter(({ answer }) => answer !== undefined)).toEqual([]);
  const life = judgedBy(1).find(({ answer }) => answer !== undefined);
  expect(life).toMatchObject({ entry: 1, answer: 1, better: ['bullets'] });
  expect(life && choiceOf(life)).toMatchObject({ chosen: 0, best: expect.closeTo(5 / 6, 10) as number });
});
