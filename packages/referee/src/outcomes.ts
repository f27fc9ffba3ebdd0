import { copy } from './json.ts';
import { read, type Pool } from './pool.ts';
import { resolve } from './resolve.ts';
import type { Answer, Question, Seat, System } from './types.ts';

/** Every throw of some dice that reads differently, with its chance. Throws of a pool that count the same are taken together. */
function throws(faces: readonly number[], pool: Pool | undefined): { answer: readonly number[]; chance: number }[] {
  let all: { answer: readonly number[]; chance: number }[] = [{ answer: [], chance: 1 }];
  for (const count of faces) {
    all = all.flatMap(({ answer, chance }) =>
      Array.from({ length: count }, (_, i) => ({ answer: [...answer, i + 1], chance: chance / count })),
    );
  }
  if (!pool || pool.explode !== undefined) return all;
  const byScore = new Map<number, { answer: readonly number[]; chance: number }>();
  for (const { answer, chance } of all) {
    const { score } = read(pool, answer);
    const known = byScore.get(score);
    byScore.set(score, { answer, chance: chance + (known?.chance ?? 0) });
  }
  return [...byScore.values()];
}

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
): Map<string, number> {
  const result = new Map<string, number>();
  const follow = (known: readonly Answer[], chance: number): void => {
    const draft = copy(state);
    let rolls = 0;
    const resolution = resolve(system, draft, seat, command, (question) => (question.kind === 'roll' ? known[rolls++] : choose(question)));
    if (resolution.status === 'done') {
      const name = key(draft, resolution.events);
      result.set(name, (result.get(name) ?? 0) + chance);
    } else if (resolution.status === 'waiting' && resolution.question.kind === 'roll') {
      const { faces, pool } = resolution.question;
      for (const next of throws(faces, pool)) follow([...known, next.answer], chance * next.chance);
    } else {
      throw new Error(`outcomes: the command is ${resolution.status}`);
    }
  };
  follow([], 1);
  return result;
}
