import { choiceOf, judgeOf, type Entries, type Standing, type Waiting } from '@escarmouche/cases/puzzle/judge';
import type { Choice } from '@escarmouche/cases/puzzle/score';
import { openPuzzle } from '@escarmouche/cases/puzzle/open';
import { readOne } from '@escarmouche/cases/lesson/read-one';
import type { Answer } from '@escarmouche/referee';
import { answer } from '../browser/worker.ts';

let judge: ReturnType<typeof judgeOf> | undefined;
let preparing: Generator<void, void> | undefined;

function judging(): ReturnType<typeof judgeOf> {
  if (!judge) throw new Error('no puzzle has been opened');
  return judge;
}

/** The search of a puzzle: it takes seconds, so the page asks for it here. */
export const calls = answer({
  /** Opens the puzzle in a text. */
  async open(source: string): Promise<void> {
    const read = await readOne(source);
    const opened = read.ok ? await openPuzzle(read.one) : undefined;
    judge = opened && judgeOf(opened);
    preparing = judge?.prepared();
  },
  /** Searches a part; false once nothing is left. */
  prepare: (): boolean => preparing?.next().done === false,
  judged: (record: Entries, index: number): readonly Choice[] => judging().judged(record, index).map(choiceOf),
  standing: (record: Entries): Standing => judging().standing(record),
  onward: (record: Entries): readonly unknown[] => judging().onward(record),
  reply: (record: Entries, waiting: Waiting): Answer | undefined => judging().reply(record, waiting),
});

export type JudgeCalls = typeof calls;
