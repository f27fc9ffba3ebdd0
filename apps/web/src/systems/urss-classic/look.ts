import type { Language } from '@escarmouche/referee';
import { specialRules, type State } from '@escarmouche/urss-classic';
import { groupIn, sideIndex } from '../plane/who.ts';
import { sideName } from './side-names.ts';

/** The catalogue id of a rule that may be named by its slug. */
export function citeOf(rule: string): string {
  return specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule;
}

/** Whose group plays or deploys: its name and side. */
export function playing(state: State, language: Language): { readonly name: string; readonly side: number } | undefined {
  const group = groupIn(state, state.group);
  return group && { name: sideName(group.name, language), side: sideIndex(state, group.side) };
}
