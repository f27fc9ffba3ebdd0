import { NOBODY } from '@escarmouche/referee';
import { figureOf, figuresInPlay, groupById, groupOf, sheetOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { isZombie } from '../figures.ts';
import { waiting } from '../turn-order.ts';
import type { Figure, FigureId, GroupId, State } from '../state.ts';

/** Do the rules themselves play this group (UC-SV-AI-SCOPE)? */
export function isAutomatic(state: State, group: GroupId): boolean {
  return groupById(state, group).seat === NOBODY;
}

/** Figures in play that are no zombies, of any group: prey of zombies that the rules play (UC-SV-AI-MOVE). */
export function preysOf(state: State): Figure[] {
  return figuresInPlay(state).filter(({ id }) => groupOf(state, id).seat !== NOBODY && !isZombie(sheetOf(state, id)));
}

/** The next zombie of a group: the one nearest to any prey, then by roster (UC-SV-AI-SCOPE). */
export function nextZombie(state: State, group: GroupId): FigureId | undefined {
  const preys = preysOf(state);
  const nearness = (id: FigureId): number => Math.min(...preys.map((prey) => distanceBetween(state, figureOf(state, id), prey)));
  return waiting(state, group)
    .map((id) => ({ id, near: nearness(id) }))
    .reduce<{ id: FigureId; near: number } | undefined>((first, one) => (first && first.near <= one.near ? first : one), undefined)?.id;
}
