import { eyeOf, hiddenShare, inFrontArc, pointBody, sight, type Body, type Place, type Point, type Sight } from '@escarmouche/space';
import { figuresInPlay } from '../roster.ts';
import { bodyOf } from './bodies.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Shares closer than this are equal. */
const SHARE_TOLERANCE = 0.0005;

/**
 * A figure's sight of another, arc aside: hidden share, the features and figures that hide the target, and the places of hidden parts, for the table
 * to draw.
 */
export function sightOf<S extends PlaneState>(rules: PlaneRules<S>, state: S, looker: PlaneFigure, target: PlaneFigure): Sight {
  return sight(state.scene.table, eyeOf(bodyOf(state, looker)), bodyOf(state, target), screens(rules, state, target, looker));
}

/** The hidden share alone, 0 to 1: the same number. */
export function hiddenFrom<S extends PlaneState>(rules: PlaneRules<S>, state: S, looker: PlaneFigure, target: PlaneFigure): number {
  return hiddenBetween(rules, state, looker, target, bodyOf(state, looker), bodyOf(state, target));
}

/** The same with the bodies of the two at hand. */
export function hiddenBetween<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  looker: PlaneFigure,
  target: PlaneFigure,
  from: Body,
  to: Body,
): number {
  return hiddenShare(state.scene.table, eyeOf(from), to, screens(rules, state, target, looker));
}

/** The same from any eye, such as the centre of a zone. `looker` is left out of what may hide. */
export function hiddenFromEye<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  eye: Place,
  target: PlaneFigure,
  looker?: PlaneFigure,
): number {
  return hiddenShare(state.scene.table, eye, bodyOf(state, target), screens(rules, state, target, looker));
}

/** Can the looker see this point, arc aside? */
export function seesPoint<S extends PlaneState>(rules: PlaneRules<S>, state: S, looker: PlaneFigure, point: Place): boolean {
  const hidden = hiddenShare(state.scene.table, eyeOf(bodyOf(state, looker)), pointBody(point), screens(rules, state, looker));
  return shows(rules, hidden);
}

/** Other figures as screens in front of a target. */
function screens<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  one?: PlaneFigure,
  other?: PlaneFigure,
): readonly (Body & { id: string })[] | undefined {
  if (!rules.figuresHide?.(state)) return undefined;
  return figuresInPlay(state)
    .filter(({ id }) => id !== one?.id && id !== other?.id)
    .map((figure) => {
      const { x, y, z, r, h } = bodyOf(state, figure);
      return { id: figure.id, x, y, z, r, h };
    });
}

/** Enough of a target shows to be seen. */
export function shows<S extends PlaneState>({ visibleShare }: PlaneRules<S>, hidden: number): boolean {
  return 1 - hidden > visibleShare + SHARE_TOLERANCE;
}

/** Cover of a target: 0 none, 1 hidden for more than the first share that counts, 2 for more than the second. */
export function coverOf<S extends PlaneState>({ coverShares }: PlaneRules<S>, hidden: number): number {
  let cover = 0;
  for (const share of coverShares) if (hidden > share + SHARE_TOLERANCE) cover++;
  return cover;
}

/** In the front arc and not hidden. */
export function sees<S extends PlaneState>(rules: PlaneRules<S>, state: S, looker: PlaneFigure, target: PlaneFigure): boolean {
  return inFrontArc(looker, looker.facing, target) && shows(rules, hiddenFrom(rules, state, looker, target));
}

/** The arc of the target from which a place strikes it. */
export function arcOf(target: PlaneFigure, from: Point): 'front' | 'rear' {
  return inFrontArc(target, target.facing, from) ? 'front' : 'rear';
}
