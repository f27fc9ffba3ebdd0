import { LONGEST_TEXT } from './gate.ts';
import { digest } from './json.ts';
import type { Question, Text } from './types.ts';

/** Rules that go round in a circle: a state that comes again, or a question that does. Many steps or questions are none. */

/** Thrown where the rules would never come to an end. */
export class Endless extends Error {
  constructor(readonly reason: Text) {
    super(reason.en);
    this.name = 'Endless';
  }
}

const sameQuestion = (purpose: string): Endless =>
  new Endless({
    fr: `Les règles tournent en rond : dans le même état, la même question revient sans fin (« ${purpose} »).`,
    en: `The rules go round in a circle: in the same state the same question comes again without end ("${purpose}").`,
  });

const noRest = (): Endless =>
  new Endless({
    fr: 'Les règles tournent en rond : d’elles-mêmes, elles n’en viennent jamais à ce que quelqu’un décide.',
    en: 'The rules go round in a circle: by themselves they never come to where somebody decides.',
  });

/** Questions of a command before anybody looks whether they repeat themselves. */
const UNWATCHED = 200;

/** Number of times that the same question may come in the same state: ties are rolled again, but not without end. */
const MOST_REPEATS = 100;

/** An answer takes at least so many characters of a file: a command with more of them could not be read back. */
const SHORTEST_ANSWER = '{"question":"00000000","answer":0},'.length;
const MOST_QUESTIONS = Math.floor(LONGEST_TEXT / SHORTEST_ANSWER);

/** Watches the questions of one command; throws where questions go round in a circle. */
export function watchQuestions<S>(): (question: Question, index: number, state: S) => void {
  let seen: Map<string, number> | undefined;
  return (question, index, state) => {
    if (index < UNWATCHED) return;
    seen ??= new Map();
    const here = `${digest(question)} ${digest(changingIn(state))}`;
    const times = (seen.get(here) ?? 0) + 1;
    seen.set(here, times);
    if (times > MOST_REPEATS || index > MOST_QUESTIONS) throw sameQuestion(question.purpose);
  };
}

/** Of a state what may change: branches that never do are frozen. */
function changingIn(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.entries(state).filter(([, member]) => !Object.isFrozen(member) || typeof member !== 'object');
}

/** An entry takes at least so many characters of a file: a match with more of them could not be read back. */
const SHORTEST_ENTRY = '{"seat":"","command":{},"answers":[],"events":[]}\n'.length;
const MOST_STEPS = Math.floor(LONGEST_TEXT / SHORTEST_ENTRY);

/**
 * Watches the steps that the rules take by themselves; throws where steps never end. A state that comes again leads to the same again, unless dice
 * were thrown or a seat answered in between. States are compared by Brent's method: each with one kept, at distances that double.
 */
export function watchSteps<S>(): (state: S, answers: number) => void {
  let kept: S | undefined;
  let steps = 0;
  let [since, distance] = [0, 1];
  return (state, answers) => {
    if (++steps > MOST_STEPS) throw noRest();
    if (answers > 0) [kept, since, distance] = [undefined, 0, 1];
    if (kept !== undefined && isSame(kept, state)) throw noRest();
    if (kept !== undefined && ++since < distance) return;
    [kept, since, distance] = [state, 0, distance * 2];
  };
}

/** Are two trees equal? Most states differ soon. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
