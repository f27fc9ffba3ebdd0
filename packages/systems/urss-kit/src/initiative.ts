import type { Pool } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import { opposedPool, type Change } from './dice.ts';
import { profileLevel, ruleChanges } from './levels.ts';
import type { Figure, State } from './state.ts';

/** The Initiative roll of a chosen figure, with what is in force at that moment (UK-TURN-ALT-INITIATIVE). */
export function initiativePool(state: State, figure: Figure): { readonly pool: Pool; readonly changes: readonly Change[] } {
  const base = profileLevel(sheetOf(state, figure.id).skills, 'initiative');
  const changes = [base, ...ruleChanges(state, { purpose: 'initiative', figure })];
  return { pool: opposedPool(changes), changes };
}
