import { hiddenShare, pointBody, sight, type Body, type Place, type Sight, type Table } from '@escarmouche/space';
import { figuresInPlay, type FigureIn } from '../roster.ts';
import { bodyOf, eyeOf } from './bodies.ts';
import type { PlacedState } from './state.ts';
import { toldOf } from './told.ts';

/** Shares closer than this are equal. */
const SHARE_TOLERANCE = 0.0005;

/** Readings of sight of one document. A member left out changes nothing. */
export interface SightRules<S extends PlacedState> {
  /** Largest visible share at which a target is not seen. */
  readonly visibleShare: number;
  /** Hidden shares: above the first a target is covered, above the second it is covered better. */
  readonly coverShares: readonly number[];
  /** The figure as it stands; by its place and build where left out. */
  readonly bodyOf?: (state: S, figure: FigureIn<S>) => Body;
  /** Does another figure hide a target? None does where left out. */
  readonly hides?: (state: S, other: FigureIn<S>) => boolean;
  /** Terrain that counts between a looker and a target; that of the scene where left out. */
  readonly terrainBetween?: (state: S, from: Body, to: Body) => Table;
  /** Points from which a figure looks, the best of which counts; its eye where left out. */
  readonly eyes?: (state: S, looker: FigureIn<S>, from: Body, to: Body) => readonly Place[];
}

/**
 * A figure's sight of another, arc aside: hidden share, the features and figures that hide the target, and the places of hidden parts, for the table
 * to draw.
 */
export function sightOf<S extends PlacedState>(rules: SightRules<S>, state: S, looker: FigureIn<S>, target: FigureIn<S>): Sight {
  const [from, to] = [bodyBy(rules, state, looker), bodyBy(rules, state, target)];
  const table = terrain(rules, state, from, to);
  const others = screens(rules, state, target, looker);
  const [first, ...rest] = eyes(rules, state, looker, from, to);
  const look = (eye: Place): Sight => sight(table, eye, to, others);
  const seen = rest.map(look).reduce((best, one) => (one.hidden < best.hidden ? one : best), look(first));
  return { ...seen, hidden: toldOf(state, looker, target)?.hidden ?? seen.hidden };
}

/** The hidden share alone, 0 to 1: the same number. */
export function hiddenFrom<S extends PlacedState>(rules: SightRules<S>, state: S, looker: FigureIn<S>, target: FigureIn<S>): number {
  return hiddenBetween(rules, state, looker, target, bodyBy(rules, state, looker), bodyBy(rules, state, target));
}

/** The same with the bodies of the two at hand. */
export function hiddenBetween<S extends PlacedState>(
  rules: SightRules<S>,
  state: S,
  looker: FigureIn<S>,
  target: FigureIn<S>,
  from: Body,
  to: Body,
): number {
  const told = toldOf(state, looker, target, from, to)?.hidden;
  if (told !== undefined) return told;
  const table = terrain(rules, state, from, to);
  const others = screens(rules, state, target, looker);
  return Math.min(...eyes(rules, state, looker, from, to).map((eye) => hiddenShare(table, eye, to, others)));
}

const bodyBy = <S extends PlacedState>(rules: SightRules<S>, state: S, figure: FigureIn<S>): Body =>
  (rules.bodyOf ?? bodyOf)(state, figure);

const terrain = <S extends PlacedState>({ terrainBetween }: SightRules<S>, state: S, from: Body, to: Body): Table =>
  terrainBetween?.(state, from, to) ?? state.scene.table;

function eyes<S extends PlacedState>(
  rules: SightRules<S>,
  state: S,
  looker: FigureIn<S>,
  from: Body,
  to: Body,
): readonly [Place, ...Place[]] {
  const [first = eyeOf(state, looker, from), ...others] = rules.eyes?.(state, looker, from, to) ?? [];
  return [first, ...others];
}

/** The same from any eye, such as the centre of a zone. `looker` is left out of what may hide. */
export function hiddenFromEye<S extends PlacedState>(
  rules: SightRules<S>,
  state: S,
  eye: Place,
  target: FigureIn<S>,
  looker?: FigureIn<S>,
): number {
  return hiddenShare(state.scene.table, eye, bodyBy(rules, state, target), screens(rules, state, target, looker));
}

/** Can the looker see this point, arc aside? */
export function seesPoint<S extends PlacedState>(rules: SightRules<S>, state: S, looker: FigureIn<S>, point: Place): boolean {
  const hidden = hiddenShare(
    state.scene.table,
    eyeOf(state, looker, bodyBy(rules, state, looker)),
    pointBody(point),
    screens(rules, state, looker),
  );
  return shows(rules, hidden);
}

/** Other figures as screens in front of a target. */
function screens<S extends PlacedState>(
  rules: SightRules<S>,
  state: S,
  one?: FigureIn<S>,
  other?: FigureIn<S>,
): readonly (Body & { id: string })[] | undefined {
  const { hides } = rules;
  if (!hides) return undefined;
  return figuresInPlay(state)
    .filter((figure) => figure.id !== one?.id && figure.id !== other?.id && hides(state, figure))
    .map((figure) => {
      const { x, y, z, r, h } = bodyBy(rules, state, figure);
      return { id: figure.id, x, y, z, r, h };
    });
}

/** Enough of a target shows to be seen. */
export function shows<S extends PlacedState>({ visibleShare }: SightRules<S>, hidden: number): boolean {
  return 1 - hidden > visibleShare + SHARE_TOLERANCE;
}

/** Cover of a target: 0 none, 1 hidden for more than the first share that counts, 2 for more than the second. */
export function coverOf<S extends PlacedState>({ coverShares }: SightRules<S>, hidden: number): number {
  let cover = 0;
  for (const share of coverShares) if (hidden > share + SHARE_TOLERANCE) cover++;
  return cover;
}
