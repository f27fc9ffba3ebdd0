import type { Body, Point, Table, Trace } from '../types.ts';
import type { Motion } from '../move/obstacles.ts';

/*
 * The way last traced. Rules trace the same one several times in a row: for legality, charges and destination. Kept by value, so that later changes
 * by a caller cannot spoil it.
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

// By index rather than emptied and pushed: emptied, the lists would have to grow anew for every walk.
const note = (asked: Asked, table: Table, body: Body, motion: Motion, path: readonly Point[], budget: number): void => {
  const { numbers, words } = asked;
  asked.table = table;
  numbers[0] = body.x;
  numbers[1] = body.y;
  numbers[2] = body.z;
  numbers[3] = body.r;
  numbers[4] = body.h;
  numbers[5] = motion.r;
  numbers[6] = motion.h;
  numbers[7] = motion.stepUp;
  numbers[8] = motion.linearCost;
  numbers[9] = motion.difficultFactor;
  numbers[10] = motion.dropFree;
  numbers[11] = budget;
  numbers[12] = path.length;
  words[0] = motion.medium;
  words[1] = motion.atDrop;
  words[2] = motion.crossesLinear ? 'crosses' : 'stops';
  words[3] = motion.settles ? 'settles' : 'stays';
  words[4] = motion.throughWalls ? 'through' : 'round';
  let n = 13;
  let w = 5;
  for (const { x, y } of path) {
    numbers[n++] = x;
    numbers[n++] = y;
  }
  for (const { id, body: other, manner, clearance = 0 } of motion.others) {
    numbers[n++] = other.x;
    numbers[n++] = other.y;
    numbers[n++] = other.z;
    numbers[n++] = other.r;
    numbers[n++] = other.h;
    numbers[n++] = clearance;
    words[w++] = id;
    words[w++] = manner;
  }
  numbers.length = n;
  words.length = w;
};

const equal = <T>(a: readonly T[], b: readonly T[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The trace that `trace` makes, or the last one where all inputs are the same. */
export const remembered = (table: Table, body: Body, motion: Motion, path: readonly Point[], budget: number, trace: () => Trace): Trace => {
  note(now, table, body, motion, path, budget);
  if (answer && now.table === last.table && equal(now.numbers, last.numbers) && equal(now.words, last.words)) return answer;
  [last, now] = [now, last];
  answer = undefined;
  answer = trace();
  return answer;
};
