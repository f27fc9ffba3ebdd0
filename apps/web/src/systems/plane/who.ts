import type { Battle, FigureIn, GroupIn, SheetIn } from '@escarmouche/skirmish';
import { lookOf } from '../../boards/sides.ts';

export { nameOf as nameIn } from '@escarmouche/skirmish';

/** Names by ids that may name no figure. */

/** Sides in the order of the groups: their index gives colour, shape and letter. */
export function sideIndex(state: Battle, side: string): number {
  return [...new Set(state.scene.groups.map((group) => group.side))].indexOf(side);
}

export function groupIn<S extends Battle>(state: S, id: string): GroupIn<S> | undefined {
  return state.scene.groups.find((group) => group.id === id);
}

export function groupOfFigure<S extends Battle>(state: S, figure: string): GroupIn<S> | undefined {
  return groupIn(state, sheetIn(state, figure)?.group ?? '');
}

export function sideOf(state: Battle, figure: string): number {
  const group = groupOfFigure(state, figure);
  return group ? sideIndex(state, group.side) : 0;
}

/** "A3": letter of the side and number in its roster. */
export function tagOf(state: Battle, figure: string): string {
  const side = sideOf(state, figure);
  const mates = state.scene.roster.filter((id) => sideOf(state, id) === side);
  return `${lookOf(side).letter}${mates.indexOf(figure) + 1}`;
}

export function sheetIn<S extends Battle>(state: S, id: string): SheetIn<S> | undefined {
  return Object.hasOwn(state.scene.sheets, id) ? (state.scene.sheets[id] as SheetIn<S>) : undefined;
}

export function figureIn<S extends Battle>(state: S, id: string | undefined): FigureIn<S> | undefined {
  return id !== undefined && Object.hasOwn(state.figures, id) ? (state.figures[id] as FigureIn<S>) : undefined;
}

export function allies(state: Battle, a: string, b: string): boolean {
  return groupOfFigure(state, a)?.side === groupOfFigure(state, b)?.side;
}
