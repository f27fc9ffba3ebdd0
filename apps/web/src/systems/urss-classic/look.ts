import type { Language } from '@escarmouche/referee';
import { specialRules, type Figure, type GroupSheet, type Sheet, type State } from '@escarmouche/urss-classic';
import { lookOf } from '../../boards/sides.ts';
import { sideName } from './side-names.ts';

/** Sides in the order of the groups: their index gives colour, shape and letter. */
export function sideIndex(state: State, side: string): number {
  return [...new Set(state.scene.groups.map((group) => group.side))].indexOf(side);
}

export function groupIn(state: State, id: string): GroupSheet | undefined {
  return state.scene.groups.find((group) => group.id === id);
}

export function groupOfFigure(state: State, figure: string): GroupSheet | undefined {
  return groupIn(state, state.scene.sheets[figure]?.group ?? '');
}

export function sideOf(state: State, figure: string): number {
  const group = groupOfFigure(state, figure);
  return group ? sideIndex(state, group.side) : 0;
}

/** "A3": letter of the side and number in its roster. */
export function tagOf(state: State, figure: string): string {
  const side = sideOf(state, figure);
  const mates = state.scene.roster.filter((id) => sideOf(state, id) === side);
  return `${lookOf(side).letter}${mates.indexOf(figure) + 1}`;
}

export function sheetIn(state: State, id: string): Sheet | undefined {
  return Object.hasOwn(state.scene.sheets, id) ? state.scene.sheets[id] : undefined;
}

export function figureIn(state: State, id: string | undefined): Figure | undefined {
  return id !== undefined && Object.hasOwn(state.figures, id) ? state.figures[id] : undefined;
}

export function nameIn(state: State, id: string): string {
  return sheetIn(state, id)?.name ?? id;
}

/** The catalogue id of a rule that may be named by its slug. */
export function citeOf(rule: string): string {
  return specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule;
}

export function allies(state: State, a: string, b: string): boolean {
  return groupOfFigure(state, a)?.side === groupOfFigure(state, b)?.side;
}

/** Whose group plays or deploys: its name and side. */
export function playing(state: State, language: Language): { readonly name: string; readonly side: number } | undefined {
  const group = groupIn(state, state.group);
  return group && { name: sideName(group.name, language), side: sideIndex(state, group.side) };
}
