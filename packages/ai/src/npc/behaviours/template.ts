import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import type { Plan } from '../plans/plan.ts';
import type { Planner } from '../plans/planner.ts';

/** Plans of the first template of a behaviour that has any, with the sentence of its constraint. */
export interface Template<S extends Manned, C> {
  /** Id of the rule. */
  readonly rule: string;
  readonly says: Text;
  readonly plans: readonly Plan<S, C>[];
  /** In cover, with nothing to attack and no next cover (AI-BEH-PRUDENT). */
  readonly idle?: true;
  /** Played as by a Marcheur, who closes in on a player character in range (AI-MDA-KEYS, K8). */
  readonly closesIn?: true;
}

export type Behave = <S extends Manned, C>(planner: Planner<S, C>) => Template<S, C>;

/** Templates of a behaviour in their order: later ones are looked at only if the earlier have no plan (AI-MDA-PLANS b). */
export function firstOf<S extends Manned, C>(
  rule: string,
  ...templates: readonly (readonly [says: Text, plans: () => readonly Plan<S, C>[]])[]
): Template<S, C> {
  let says: Text = NOTHING;
  for (const [sentence, make] of templates) {
    says = sentence;
    const plans = make();
    if (plans.length > 0) return { rule, says, plans };
  }
  return { rule, says, plans: [] };
}

export const NOTHING: Text = { fr: 'Rien à faire.', en: 'Nothing to do.' };
