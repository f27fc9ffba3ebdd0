import { eyeOf, hiddenShare, inFrontArc, pointBody, sight, type Body, type Place, type Sight } from '@escarmouche/space';
import { bodyOf, figuresInPlay } from './figures.ts';
import type { Figure, State } from './state.ts';

/** Shares closer than this are equal (UC-SYS-LOS). */
const SHARE_TOLERANCE = 0.0005;
const VISIBLE_SHARE = 0.01;
const COVER_SHARE = 0.5;

/** What a figure sees of another, arc aside: hidden share, what hides it and where, for the table to draw (UC-SYS-LOS). */
export function sightOf(state: State, looker: Figure, target: Figure): Sight {
  return sight(state.scene.table, eyeOf(bodyOf(state, looker)), bodyOf(state, target), screens(state, target, looker));
}

/** The hidden share alone, 0 to 1: the same number (UC-SYS-LOS). */
export function hiddenFrom(state: State, looker: Figure, target: Figure): number {
  return hiddenBetween(state, looker, target, bodyOf(state, looker), bodyOf(state, target));
}

/** The same with the bodies of the two at hand. */
export function hiddenBetween(state: State, looker: Figure, target: Figure, from: Body, to: Body): number {
  return hiddenShare(state.scene.table, eyeOf(from), to, screens(state, target, looker));
}

/** The same from any eye, such as the centre of a zone. `looker` is left out of what may hide. */
export function hiddenFromEye(state: State, eye: Place, target: Figure, looker?: Figure): number {
  return hiddenShare(state.scene.table, eye, bodyOf(state, target), screens(state, target, looker));
}

/** Can the looker see this point, arc aside? */
export function seesPoint(state: State, looker: Figure, point: Place): boolean {
  return shows(hiddenShare(state.scene.table, eyeOf(bodyOf(state, looker)), pointBody(point), screens(state, looker)));
}

/** Other figures hide a target only by option (UC-SYS-LOS). */
function screens(state: State, one?: Figure, other?: Figure): readonly (Body & { id: string })[] | undefined {
  if (state.scene.options['los.figuresBlock'] === 'no') return undefined;
  return figuresInPlay(state)
    .filter(({ id }) => id !== one?.id && id !== other?.id)
    .map((figure) => ({ ...bodyOf(state, figure), id: figure.id }));
}

/** More than 1 % of the target shows (UC-SYS-LOS). */
export function shows(hidden: number): boolean {
  return 1 - hidden > VISIBLE_SHARE + SHARE_TOLERANCE;
}

/** Hidden for more than half (UC-SHOOT-COVER). */
export function givesCover(hidden: number): boolean {
  return hidden > COVER_SHARE + SHARE_TOLERANCE;
}

/** In the front arc and not hidden (UC-ARC-VISION). */
export function sees(state: State, looker: Figure, target: Figure): boolean {
  return inFrontArc(looker, looker.facing, target) && shows(hiddenFrom(state, looker, target));
}

/** The arc of the target from which a place strikes it (UC-SHOOT-DMG). */
export function arcOf(target: Figure, from: { x: number; y: number }): 'front' | 'rear' {
  return inFrontArc(target, target.facing, from) ? 'front' : 'rear';
}
