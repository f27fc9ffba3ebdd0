import type { Json, Seat } from '@escarmouche/referee';
import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { diceOf, poolOf, type Test } from './dice.ts';
import { seatOf, teamOf } from './figures.ts';
import { FACES } from './numbers.ts';
import { specialRules } from './registry.ts';
import type { Turn } from './turn.ts';

/** A test rolled: all its faces as they stand, those thrown again with their places and former faces. */
export interface Tested {
  readonly test: Test;
  readonly faces: readonly number[];
  /** Places of dice thrown again: each once (DZ-DICE-REROLL). */
  readonly again: readonly (readonly [number, number])[];
  readonly successes: number;
}

/** Rolls a test: the pool, the dice that eights add, failed dice thrown again with theirs (DZ-DICE-ROLL, DZ-DICE-SEQUENCE). */
export function rollTest(turn: Turn, test: Test): Tested {
  const rolled = throwPool(turn, test);
  const done = 'figure' in test.by && test.kind === 'survive' ? afterSurvive(turn, test.by.figure, rolled) : rolled;
  turn.emit({
    type: 'tested',
    kind: test.kind,
    by: test.by,
    pool: poolOf(test),
    faces: done.faces,
    again: done.again,
    successes: done.successes,
  });
  return done;
}

function throwPool(turn: Turn, test: Test): Tested {
  if (diceOf(test) === 0) return { test, faces: [], again: [], successes: 0 };
  const { faces } = turn.roll(test.kind, poolOf(test), about(test), throwerOf(turn, test));
  let tested = tell(test, faces, []);
  for (let left = test.rerolls; ;) {
    const places = failures(tested).slice(0, left);
    if (places.length === 0) return tested;
    left -= places.length;
    tested = throwAgain(turn, tested, places);
  }
}

const about = ({ by, against }: Test): Json => ({ by: by as Json, ...(against !== undefined && { against }) });

function throwerOf({ state }: Turn, { by }: Test): Seat | undefined {
  if ('figure' in by) return seatOf(state, by.figure);
  return 'seat' in by ? by.seat : undefined;
}

const isSuccess = ({ need }: Test, face: number): boolean => need !== null && face >= need;

function tell(test: Test, faces: readonly number[], again: Tested['again']): Tested {
  return { test, faces, again, successes: faces.filter((face) => isSuccess(test, face)).length };
}

/** Places of failed dice that were not thrown again yet. */
const failures = ({ test, faces, again }: Tested): readonly number[] =>
  faces.flatMap((face, i) => (isSuccess(test, face) || again.some(([place]) => place === i) ? [] : [i]));

/** Throws dice of a test again; the new faces replace the old ones, and new eights add dice. */
export function throwAgain(turn: Turn, { test, faces, again }: Tested, places: readonly number[]): Tested {
  const { faces: thrown } = turn.roll(test.kind, { ...poolOf(test), dice: places.length }, about(test), throwerOf(turn, test));
  const next = [...faces];
  places.forEach((place, i) => (next[place] = thrown[i] ?? FACES));
  next.push(...thrown.slice(places.length));
  return tell(test, next, [...again, ...places.map((place) => [place, faces[place] ?? 0] as const)]);
}

/** The army's special rule may change a Survive test that is rolled (DZ-FACTION-STALWART). */
function afterSurvive(turn: Turn, id: string, tested: Tested): Tested {
  const { state } = turn;
  const splat = splatRuleOf(turn, seatOf(state, id));
  return splat?.afterSurvive?.(turn, figureOf(state, id), tested) ?? tested;
}

/** The special rule that the leader of a team has brought, dead or alive (DZ-CMD-SPLAT). */
export function splatRuleOf({ state }: Pick<Turn, 'state'>, seat: Seat) {
  const slug = teamOf(state, seat)
    .figures.map((id) => sheetOf(state, id).splat)
    .find((one) => one !== undefined);
  return slug === undefined ? undefined : specialRules.get(slug);
}
