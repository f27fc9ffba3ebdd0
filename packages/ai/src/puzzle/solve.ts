import {
  copy,
  NOBODY,
  resolve,
  type Answer,
  type ChoiceQuestion,
  type Question,
  type RollQuestion,
  type Seat,
  type System,
} from '@escarmouche/referee';
import { isMore, isSure, NEVER, oneOf, SURE, type Chance } from './chance.ts';
import { waysToFall, type Alike, type Throws } from './throws.ts';

/** A puzzle as it is set: what is to be reached, by whom and when. */
export interface Puzzle<S, C> {
  readonly seat: Seat;
  /** The activation that is going on, or the turn of the seat. */
  readonly within: 'activation' | 'turn';
  /** The state as the puzzle begins. */
  readonly start: S;
  /** Is the goal reached? Then the rest no longer counts. */
  readonly isReached: (state: S) => boolean;
  /** Commands of the line that is told as the best one: each is a candidate wherever it is legal. */
  readonly line: readonly C[];
}

/** A puzzle as it is searched: all that the search needs beside the rules. */
export interface Quest<S, C> {
  readonly system: Pick<System<never, S, C, unknown>, 'play' | 'reduce' | 'due' | 'formRefusal'>;
  readonly seat: Seat;
  readonly isReached: (state: S) => boolean;
  /** Is the time over? */
  readonly isOver: (state: S) => boolean;
  /** Legal commands worth trying, the most promising first. */
  readonly candidates: (state: S) => readonly C[];
  /** Answers worth trying to a question without options; where the seat has none, the command is not worth trying either. */
  readonly answers: (question: ChoiceQuestion, state: S) => readonly Answer[];
  /** All that may change in a state, as a text that is equal for equal states. */
  readonly key: (state: S) => string;
}

/** Something that may be chosen, and the chance of the goal after it under best play. */
export interface Tried<T> {
  readonly what: T;
  readonly chance: Chance;
}

export interface Solver<S, C> {
  /** The greatest chance of the goal, by the candidates. */
  readonly best: (state: S) => Chance;
  /** The chance of the goal by one command of the seat, before its dice, with best play after it. */
  readonly after: (state: S, command: C) => Chance;
  /** The same in the middle of a command of any seat, or of the rules. */
  readonly during: (underway: Underway<S, C>) => Chance;
  /** Every candidate, the best first; of equal ones the first listed. */
  readonly tried: (state: S) => readonly Tried<C>[];
  /** Every answer to the choice that a command asks next, the best for the seat of the puzzle first. */
  readonly answers: (underway: Underway<S, C>) => readonly Tried<Answer>[];
}

/** A command with the answers known so far. */
export interface Underway<S, C> {
  readonly start: S;
  readonly by: Seat;
  readonly command: C;
  readonly answers: readonly Answer[];
}

/** The outcome of a command from some question on: the chance of the goal, and a number that is equal for equal outcomes. */
interface Course {
  readonly chance: Chance;
  readonly mark: number;
}

/** Branches of dice that explode without end are cut when they are less likely than this. */
const LEAST = 1e-8;
const CUT: Course = { chance: NEVER, mark: -1 };

/** Each course by its place, followed when it is first asked for. */
function oncePer(count: number, follow: (i: number) => Course): (i: number) => Course {
  const known = new Array<Course | undefined>(count);
  return (i) => (known[i] ??= follow(i));
}

/** Courses in order: where the first, the last and the middle one are the same, all between them are so too. */
function between(count: number, at: (i: number) => Course): readonly Course[] {
  const courses: Course[] = [];
  const fill = (low: number, high: number): void => {
    const middle = Math.floor((low + high) / 2);
    const [one, half, other] = [at(low), at(middle), at(high)];
    if (one.mark === half.mark && half.mark === other.mark) {
      for (let i = low; i <= high; i++) courses[i] = one;
    } else if (high - low === 1) {
      courses[low] = one;
      courses[high] = other;
    } else {
      fill(low, middle);
      fill(middle, high);
    }
  };
  if (count > 0) fill(0, count - 1);
  return courses;
}

const sorted = <T>(all: readonly Tried<T>[]): readonly Tried<T>[] =>
  all.toSorted((a, b) => (isMore(a.chance, b.chance) ? -1 : isMore(b.chance, a.chance) ? 1 : 0));

const isLess = (one: Chance, than: Chance): boolean => isMore(than, one);

/**
 * Searches the greatest chance that a seat reaches a goal: over its candidates and the answers to its questions the best, over the throws the mean, over
 * the answers of others the worst. The rules carry every command out. Throws that read alike are followed once, and so are scores between two that
 * lead to the very same courses: what hangs on a score changes with it from low to high.
 */
export function solverOf<S, C>({ system, seat, isReached, isOver, candidates, answers: open, key }: Quest<S, C>): Solver<S, C> {
  const values = new Map<string, Chance>();
  const marks = new Map<string, number>();
  const markOf = (text: string): number => {
    const mark = marks.get(text) ?? marks.size;
    marks.set(text, mark);
    return mark;
  };

  function best(state: S, named = key(state)): Chance {
    const known = values.get(named);
    if (known) return known;
    let most = isReached(state) ? SURE : NEVER;
    values.set(named, most);
    if (isSure(most) || isOver(state)) return most;
    for (const command of candidates(state)) {
      const chance = after(state, command);
      if (isMore(chance, most)) most = chance;
      if (isSure(most)) break;
    }
    values.set(named, most);
    return most;
  }

  /** `left`: how likely it is to come so far. */
  interface Branch extends Underway<S, C> {
    readonly left: number;
  }

  /** Carries a command out as far as its answers go: the state then, and the next question. */
  function carryOut({ start, by, command, answers }: Underway<S, C>): { readonly now: S; readonly question?: Question } {
    const now = copy(start);
    const resolution = resolve(system as System<never, S, C, unknown>, now, by, command, (_question, index) => answers[index]);
    if (resolution.status === 'refused') throw new Error(`puzzle: ${JSON.stringify(command)} is refused`);
    return resolution.status === 'done' ? { now } : { now, question: resolution.question };
  }

  const further = (branch: Branch, answers: readonly Answer[], likely = 1): Branch => ({
    ...branch,
    answers: [...branch.answers, ...answers],
    left: branch.left * likely,
  });

  function follow(branch: Branch): Course {
    const { now, question } = carryOut(branch);
    if (!question) {
      const due = system.due?.(now);
      if (due !== undefined && !isReached(now) && !isOver(now))
        return follow({ start: now, by: NOBODY, command: due, answers: [], left: branch.left });
      const named = key(now);
      return { chance: best(now, named), mark: markOf(named) };
    }
    if (question.kind === 'roll') return branch.left < LEAST ? CUT : rolled(branch, question);
    if (question.kind === 'commit') throw new Error(`puzzle: "${question.purpose}" is asked of several seats at once`);
    const courses = optionsOf(question, now).map((answer) => follow(further(branch, [answer])));
    const [first, ...others] = courses.map(({ chance }) => chance);
    if (!first && question.seat !== seat) throw new Error(`puzzle: nobody answers "${question.purpose}"`);
    if (!first) return CUT;
    const isBetter = question.seat === seat ? isMore : isLess;
    return {
      chance: others.reduce((most, one) => (isBetter(one, most) ? one : most), first),
      mark: markOf(`choice ${courses.map(({ mark }) => mark).join()}`),
    };
  }

  const optionsOf = (question: ChoiceQuestion, state: S): readonly Answer[] => question.options ?? open(question, state);

  function rolled(branch: Branch, question: RollQuestion): Course {
    const throws = waysToFall(question);
    const { unless, scored, alike, all } = throws;
    if (unless && !comeToTheSame(unless.alike.map((faces) => further(branch, faces)))) return eachOf(branch, unless.throws);
    if (!scored) return eachOf(branch, throws);
    const need = question.pool?.need;
    if (need !== undefined) {
      const passed = ({ score }: Alike): number => (score >= need ? 1 : 0);
      return decidedBy(branch, alike, passed, all) ?? eachOf(branch, throws);
    }
    const other = opposed(branch, throws);
    return (other && contested(branch, throws, other)) ?? eachOf(branch, throws);
  }

  const comeToTheSame = (branches: readonly Branch[]): boolean => new Set(branches.map((branch) => follow(branch).mark)).size === 1;

  function eachOf(branch: Branch, { alike, all, scored }: Throws): Course {
    const at = oncePer(alike.length, (i) => {
      const { faces = [], ways = 0n } = alike[i] ?? {};
      return follow(further(branch, faces, Number(ways) / Number(all)));
    });
    const courses = scored ? between(alike.length, at) : alike.map((_, i) => at(i));
    return meanOf(
      courses.map((course, i) => ({ ways: alike[i]?.ways ?? 0n, course })),
      all,
    );
  }

  /** The roll that opposes another one: it follows on it at once, whatever that has shown. */
  function opposed(branch: Branch, { alike }: Throws): Throws | undefined {
    const questions = alike.map(({ faces }) => carryOut(further(branch, faces)).question);
    const [first] = questions;
    if (first?.kind !== 'roll' || first.pool?.need !== undefined) return undefined;
    const other = waysToFall(first);
    return other.scored && new Set(questions.map((one) => JSON.stringify(one))).size === 1 ? other : undefined;
  }

  /**
   * An opposed roll that hangs on nothing but the lead of one score over the other, often on nothing but which is the higher: any two pairs of scores that are
   * alike in it lead to the same.
   */
  function contested(branch: Branch, one: Throws, other: Throws): Course | undefined {
    const pairs = one.alike.flatMap((own) =>
      other.alike.map((theirs): Alike => ({
        faces: [...own.faces, ...theirs.faces],
        score: own.score - theirs.score,
        ways: own.ways * theirs.ways,
      })),
    );
    pairs.sort((a, b) => a.score - b.score);
    const all = one.all * other.all;
    return decidedBy(branch, pairs, ({ score }) => Math.sign(score), all) ?? decidedBy(branch, pairs, ({ score }) => score, all);
  }

  /** A roll that hangs on nothing but the kind of its throws: the first and the last of each kind, in their order, come to the same. */
  function decidedBy(branch: Branch, throws: readonly Alike[], kindOf: (one: Alike) => number, all: bigint): Course | undefined {
    const byKind = new Map<number, Alike[]>();
    for (const one of throws) byKind.set(kindOf(one), [...(byKind.get(kindOf(one)) ?? []), one]);
    const kinds = [...byKind.values()];
    const ways = kinds.map((alike) => alike.reduce((sum, one) => sum + one.ways, 0n));
    let decides = true;
    const at = oncePer(kinds.length, (i) => {
      if (!decides) return CUT;
      const alike = kinds[i] ?? [];
      const likely = Number(ways[i]) / Number(all);
      const ends = alike.length > 1 ? [alike[0], alike.at(-1)] : alike;
      const [first = CUT, last = first] = ends.map((one) => follow(further(branch, one?.faces ?? [], likely)));
      decides &&= first.mark === last.mark;
      return first;
    });
    const courses = between(kinds.length, at);
    if (!decides) return undefined;
    return meanOf(
      courses.map((course, i) => ({ ways: ways[i] ?? 0n, course })),
      all,
    );
  }

  function meanOf(parts: readonly { readonly ways: bigint; readonly course: Course }[], all: bigint): Course {
    return {
      chance: oneOf(
        parts.map(({ ways, course }) => ({ ways, chance: course.chance })),
        all,
      ),
      mark: markOf(`roll ${parts.map(({ ways, course }) => `${ways}:${course.mark}`).join()}`),
    };
  }

  const during = (underway: Underway<S, C>): Chance => follow({ ...underway, left: 1 }).chance;
  const after = (state: S, command: C): Chance => during({ start: state, by: seat, command, answers: [] });

  return {
    best,
    after,
    during,
    tried: (state) => sorted(candidates(state).map((what) => ({ what, chance: after(state, what) }))),
    answers(underway) {
      const { now, question } = carryOut(underway);
      if (question?.kind !== 'choice') return [];
      const given = (what: Answer): Underway<S, C> => ({ ...underway, answers: [...underway.answers, what] });
      return sorted(optionsOf(question, now).map((what) => ({ what, chance: during(given(what)) })));
    },
  };
}
