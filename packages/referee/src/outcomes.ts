import { copy } from './json.ts';
import { read, type Pool } from './pool.ts';
import { resolve } from './resolve.ts';
import type { Answer, Question, Seat, System } from './types.ts';

/** A throw of some dice, and the chance of all throws that read like it. */
interface Throw {
  readonly answer: readonly number[];
  readonly chance: number;
}

/** Every throw of some dice that reads differently, with its chance: throws of a pool that count the same are taken together. */
export function throwsOf(faces: readonly number[], pool: Pool | undefined): readonly Throw[] {
  let all: readonly Throw[] = [{ answer: [], chance: 1 }];
  for (const count of faces) {
    all = all.flatMap(({ answer, chance }) =>
      Array.from({ length: count }, (_, i) => ({ answer: [...answer, i + 1], chance: chance / count })),
    );
  }
  if (!pool) return all;
  // dice that explode go on: which faces they show counts, in whatever order unless chains are kept
  const alike = ({ answer }: Throw): string => {
    if (pool.explode === undefined) return String(read(pool, answer).score);
    return (pool.keep ? answer : answer.toSorted((a, b) => a - b)).join();
  };
  const byReading = new Map<string, Throw>();
  for (const one of all) {
    const known = byReading.get(alike(one));
    byReading.set(alike(one), { ...one, chance: one.chance + (known?.chance ?? 0) });
  }
  return [...byReading.values()];
}

/** Possible outcomes of a command: chance of each by its key, and chance of all branches not followed to their end. */
export interface Outcomes {
  readonly chances: ReadonlyMap<string, number>;
  readonly cut: number;
}

/** Branches of dice less likely than this are cut. */
const LEAST = 1e-12;

/**
 * The exact chances of everything a command may lead to, by brute force: every roll is followed through every face, choices are made by
 * `choose`. Outcomes are told apart by `key`. Throws when a choice is left open.
 */
export function outcomes<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  seat: Seat,
  command: C,
  key: (state: S, events: readonly E[]) => string,
  choose: (question: Exclude<Question, { kind: 'roll' }>) => Answer | undefined = () => undefined,
): Outcomes {
  const chances = new Map<string, number>();
  let cut = 0;
  const follow = (known: readonly Answer[], chance: number): void => {
    if (chance < LEAST) {
      cut += chance;
      return;
    }
    const draft = copy(state);
    let rolls = 0;
    const resolution = resolve(system, draft, seat, command, (question) => (question.kind === 'roll' ? known[rolls++] : choose(question)));
    if (resolution.status === 'done') {
      const name = key(draft, resolution.events);
      chances.set(name, (chances.get(name) ?? 0) + chance);
    } else if (resolution.status === 'waiting' && resolution.question.kind === 'roll') {
      const { faces, pool } = resolution.question;
      for (const next of throwsOf(faces, pool)) follow([...known, next.answer], chance * next.chance);
    } else {
      throw new Error(`outcomes: the command is ${resolution.status}`);
    }
  };
  follow([], 1);
  return { chances, cut };
}
