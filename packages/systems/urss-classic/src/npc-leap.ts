import { sheetOf } from '@escarmouche/skirmish';
import { actionsOf } from './act.ts';
import { grantedTo } from './granted.ts';
import { powerOdds } from './odds/power.ts';
import type { Figure, State } from './state.ts';

interface OwnLeap {
  /** Slug of its rule. */
  readonly rule: string;
  /** Cost in actions. */
  readonly cost: number;
  /** Chance of the test that comes before the landing is chosen; absent where there is none. */
  readonly works?: number;
}

/** The leap of a figure: of two the one without a test (AI-GEO-PATH). */
export function leapOf(state: State, figure: Figure): OwnLeap | undefined {
  const leaps = grantedTo(sheetOf(state, figure.id)).own.filter(({ rule }) => rule.serves === 'leap');
  const rule = (leaps.find((one) => !one.rule.power) ?? leaps[0])?.rule;
  const cost = actionsOf(state, figure)
    .find(({ id }) => id === rule?.id)
    ?.cost(state, figure);
  if (!rule || cost === undefined) return undefined;
  return { rule: rule.id, cost, ...(rule.power && { works: powerOdds(state, figure, rule.id, figure).works }) };
}
