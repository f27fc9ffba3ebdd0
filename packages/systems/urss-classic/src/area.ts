import { below, distance, pointBody, within, type Body, type Place } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import { bodyOf, figureOf, figuresInPlay, groupSheet, inPlay } from './figures.ts';
import type { Figure, FigureId, State } from './state.ts';
import { arcOf, hiddenFromEye } from './vision.ts';

/** Cover of the figures around is judged from this far above the centre (UC-SHOOT-COVER). */
const EYE = 500;

/** Figures in play at less than `radius` units from a centre: the nearest first, then by order of play, then by roster (UC-ATTR-ZONE, UC-SYS-DICEORDER). */
export function figuresAround(state: State, centre: Body, radius: number, except?: FigureId): readonly FigureId[] {
  return inOrderOfPlay(state)
    .filter((figure) => figure.id !== except)
    .map((figure) => ({ id: figure.id, far: distance(centre, bodyOf(state, figure)) }))
    .filter(({ far }) => below(far, radius))
    .sort((a, b) => Math.round(a.far) - Math.round(b.far))
    .map(({ id }) => id);
}

/** Figures whose base covers a point at its level (UC-ATTR-DEVIATION). */
export function figuresOver(state: State, at: Place): readonly FigureId[] {
  return inOrderOfPlay(state)
    .filter((figure) => covers(state, figure, at))
    .map(({ id }) => id);
}

/** How a blow from the centre of an area comes to a figure: its arc, and how much of the figure is hidden. */
export function fromCentre(state: State, centre: Place, target: Figure): Pick<Attack, 'arc' | 'hidden'> {
  const eye = { x: centre.x, y: centre.y, z: centre.z + EYE };
  const over = figuresInPlay(state).find((figure) => covers(state, figure, centre));
  return { arc: arcOf(target, centre), hidden: hiddenFromEye(state, eye, target, over) };
}

function covers(state: State, figure: Figure, at: Place): boolean {
  return within(distance(bodyOf(state, figure), pointBody(at)), 0);
}

function inOrderOfPlay(state: State): readonly Figure[] {
  return state.order.flatMap((group) => groupSheet(state, group).figures.map((id) => figureOf(state, id))).filter(inPlay);
}
