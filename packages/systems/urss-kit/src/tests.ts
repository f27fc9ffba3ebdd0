import type { Pool } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { change, testPool } from './dice.ts';
import { ruleChanges } from './levels.ts';
import type { Granted } from './rule.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The test of an attribute or power, at the level of its grant (UK-ATTR-GEN-LEVEL). `own`: the test carries out an action. */
export function attributePool(state: State, figure: Figure, { rule, grant }: Granted, own = false): Pool {
  const level = change(rule.cites[0], grant.level ?? 0);
  const changes = ruleChanges(state, { purpose: 'test', figure, of: rule.id, own });
  return testPool([level, ...changes]);
}

/** Makes the test; its purpose is the rule's slug. `own`: the test carries out an action. */
export function attributeTest(turn: Turn, figure: Figure, granted: Granted, target?: Figure, own = false): boolean {
  const { id, cites } = granted.rule;
  const { seat } = groupOf(turn.state, figure.id);
  const about = { figure: figure.id, ...(target && { target: target.id }) };
  const roll = turn.roll(id, attributePool(turn.state, figure, granted, own), about, seat);
  turn.emit({ type: 'rolled', purpose: id, roll, rule: cites[0], figure: figure.id, target: target?.id });
  return roll.success === true;
}
