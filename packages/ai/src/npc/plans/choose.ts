import { span } from '@escarmouche/space';
import type { Manned } from '../game.ts';
import type { Key, Keys } from './keys.ts';
import type { Plan } from './plan.ts';

/** A plan that was refused, and the key that decided against it. */
export interface Refused<S extends Manned, C> {
  readonly plan: Plan<S, C>;
  readonly by: Key<S, C>;
}

/** The best plan: compared key by key, the first difference decides (AI-MDA-KEYS). Later keys are worked out for those alone that earlier ones leave. */
export function best<S extends Manned, C>(plans: readonly Plan<S, C>[], { ordered }: Pick<Keys<S, C>, 'ordered'>): Plan<S, C> | undefined {
  let left = plans;
  for (const key of ordered) {
    if (left.length <= 1) break;
    let least = Infinity;
    const values = left.map((plan) => {
      const value = key.of(plan, least);
      if (value < least) least = value;
      return value;
    });
    left = left.filter((_, i) => (values[i] ?? Infinity) <= least);
  }
  return left[0];
}

/** Ends nearer than this to each other are hardly two plans to a player. */
const ALIKE = 1500;
/** The best of the plans that were refused, `most` of them, each unlike those told before it, with the key that decided against it. */
export function refusedOf<S extends Manned, C>(
  plans: readonly Plan<S, C>[],
  chosen: Plan<S, C>,
  keys: Keys<S, C>,
  most: number,
): readonly Refused<S, C>[] {
  const told = [chosen];
  const refused: Refused<S, C>[] = [];
  let left = plans;
  while (refused.length < most) {
    left = left.filter((plan) => told.every((other) => !alike(plan, other)));
    const plan = best(left, keys);
    const by = plan && keys.ordered.find((key) => key.of(plan) !== key.of(chosen));
    if (!plan || !by) break;
    told.push(plan);
    refused.push({ plan, by });
  }
  return refused;
}

function alike<S extends Manned, C>(a: Plan<S, C>, b: Plan<S, C>): boolean {
  return (
    a.actions.join() === b.actions.join() && a.attack?.attack.target.id === b.attack?.attack.target.id && span(a.there, b.there) < ALIKE
  );
}
