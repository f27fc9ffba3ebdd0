import type { Pool } from '@escarmouche/referee';
import { groupOf, sheetOf } from '@escarmouche/skirmish';
import { testPool } from '../dice.ts';
import { profileLevel, ruleChanges } from '../levels.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** The test of Moral (UK-MORALE-TEST). */
export function moralePool(state: State, figure: Figure, against?: Figure): Pool {
  const base = profileLevel(sheetOf(state, figure.id).skills, 'morale');
  return testPool([base, ...ruleChanges(state, { purpose: 'morale', figure, ...(against && { against }) })]);
}

/** Makes the test; `rule` calls for it (UK-MORALE-TEST). */
export function moraleTest(turn: Turn, figure: Figure, rule: string, against?: Figure): boolean {
  const { seat } = groupOf(turn.state, figure.id);
  const roll = turn.roll('morale', moralePool(turn.state, figure, against), { figure: figure.id, rule, target: against?.id }, seat);
  turn.emit({ type: 'rolled', purpose: 'morale', roll, rule, figure: figure.id, target: against?.id });
  return roll.success === true;
}
