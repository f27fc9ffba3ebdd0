import type { Pool } from '@escarmouche/referee';
import { figureOf, filling, groupOf, sheetOf } from '@escarmouche/skirmish';
import { change, opposedPool } from './dice.ts';
import { grantedTo } from './granted.ts';
import { ruleChanges } from './levels.ts';
import type { Counter, Granted, PowerUse } from './rule.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A score that nothing exceeds (UK-PWR-COUNTERS). */
const HIGHEST = 6;

/** Rules by which a figure may counter a power now; none while stunned (UK-PWR-COUNTERS). */
export function countersOf(state: State, figure: Figure, { counters = [] }: { readonly counters?: readonly string[] }) {
  if (figure.stunned) return [];
  const able = filling(grantedTo(sheetOf(state, figure.id)).own, 'counter');
  return able.filter(({ rule }) => counters.includes(rule.id) && (rule.counter.ready?.(state, figure) ?? true));
}

/** The roll of a counter, at the level of its grant, which has to exceed the score of the power's user. */
export function counterPool(state: State, figure: Figure, { rule, grant }: Granted): Pool {
  return opposedPool([change(rule.cites[0], grant.level ?? 0), ...ruleChanges(state, { purpose: 'test', figure, of: rule.id })]);
}

/** The target's player, who knows the score, may counter a power that has succeeded, once; returns the outcome (UK-PWR-COUNTERS). */
export function isCountered(
  turn: Turn,
  skill: { readonly counters?: readonly string[] },
  { power, user, target, score }: PowerUse,
): Counter['outcome'] | undefined {
  const bearer = figureOf(turn.state, target);
  const able = countersOf(turn.state, bearer, skill);
  if (able.length === 0 || score >= HIGHEST) return undefined;
  const { seat } = groupOf(turn.state, target);
  const about = { figure: target, against: user, power, score };
  const chosen = turn.choose('counter', { seat, about, options: [...able.map(({ rule }) => rule.id), null] });
  const counter = able.find(({ rule }) => rule.id === chosen);
  if (!counter) return undefined;
  const { id, cites } = counter.rule;
  const roll = turn.roll(id, counter.rule.counter.pool(turn.state, bearer, counter), about, seat);
  turn.emit({ type: 'rolled', purpose: id, roll, rule: cites[0], figure: target, target: user });
  return roll.score > score ? counter.rule.counter.outcome : undefined;
}
