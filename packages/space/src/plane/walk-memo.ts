import type { Body, Point, Table, Trace } from './types.ts';
import type { Motion } from './move-obstacles.ts';

/*
 * The way last traced. Rules trace the same one several times in a row: may it be gone, whom does it charge, where does it lead. Kept by value, so
 * that nothing a caller changes afterwards can be taken for what was asked.
 */

interface Asked {
  table: Table | undefined;
  readonly numbers: number[];
  readonly words: string[];
}

const blank = (): Asked => ({ table: undefined, numbers: [], words: [] });

let last = blank();
let now = blank();
let answer: Trace | undefined;

const note = (asked: Asked, table: Table, body: Body, motion: Motion, path: readonly Point[], budget: number): void => {
  const { numbers, words } = asked;
  asked.table = table;
  numbers.length = 0;
  words.length = 0;
  numbers.push(
    body.x,
    body.y,
    body.z,
    body.r,
    body.h,
    motion.r,
    motion.h,
    motion.stepUp,
    motion.linearCost,
    motion.difficultFactor,
    motion.dropFree,
    budget,
  );
  words.push(motion.medium, motion.atDrop, motion.crossesLinear ? 'crosses' : 'stops');
  numbers.push(path.length);
  for (const { x, y } of path) numbers.push(x, y);
  for (const { id, body: other, manner, clearance = 0 } of motion.others) {
    numbers.push(other.x, other.y, other.z, other.r, other.h, clearance);
    words.push(id, manner);
  }
};

const equal = <T>(a: readonly T[], b: readonly T[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The trace that `trace` makes of this, made anew unless it was the last one asked for. */
export const remembered = (table: Table, body: Body, motion: Motion, path: readonly Point[], budget: number, trace: () => Trace): Trace => {
  note(now, table, body, motion, path, budget);
  if (answer && now.table === last.table && equal(now.numbers, last.numbers) && equal(now.words, last.words)) return answer;
  [last, now] = [now, last];
  answer = undefined;
  answer = trace();
  return answer;
};
