import { canStand, directions, type Other, type Place, type Point, type Vector } from '@escarmouche/space';
import { bodyOf, buildOf } from '../../placed/bodies.ts';
import { toldOf } from '../../placed/told.ts';
import { allied, figureOf, figuresInPlay, type FigureId, type FigureIn } from '../../roster.ts';
import type { PlaneRules } from '../rules.ts';
import { touchedAt } from '../touching.ts';
import type { PlaneState } from '../state.ts';

/** Where the table is not on the map, persons are asked for what a deed needs. */
export type Fact = 'distance' | 'seen' | 'hidden' | 'side';

/** Facts that have not been told yet of a pair, for one question. */
export interface Missing {
  readonly from: FigureId;
  readonly to: FigureId;
  readonly facts: readonly Fact[];
}

/** Facts that each kind of deed needs of its target. */
const NEEDS = {
  shot: ['distance', 'seen', 'hidden', 'side'],
  power: ['distance', 'seen', 'side'],
  aid: ['distance'],
  fight: ['distance', 'side'],
  charge: ['distance', 'side'],
} as const satisfies Record<string, readonly Fact[]>;

/** Facts of a pair that a deed needs and nobody has told; none where the map has the table. */
export function missingOf(state: PlaneState, from: FigureId, to: FigureId, deed: keyof typeof NEEDS): readonly Missing[] {
  if (!state.scene.unmeasured) return [];
  const [one, other] = [figureOf(state, from), figureOf(state, to)];
  const [there, back] = [toldOf(state, one, other), toldOf(state, other, one)];
  // Nothing more is asked of who cannot be seen.
  if (there?.hidden === 1 && (deed === 'shot' || deed === 'power')) return [];
  const isSeen = there?.hidden !== undefined && back?.side !== undefined;
  const known: Readonly<Record<Fact, boolean>> = {
    distance: there?.distance !== undefined,
    seen: isSeen,
    hidden: there?.hidden !== undefined,
    side: there?.side !== undefined,
  };
  const facts = NEEDS[deed].filter((fact) => !known[fact]);
  return facts.length > 0 ? [{ from, to, facts }] : [];
}

/** Kinds of deeds by the commands of figures. */
const DEEDS: Readonly<Record<string, keyof typeof NEEDS>> = { shoot: 'shot', fight: 'fight', special: 'power' };

/** Facts that the acting figure’s command needs, and nobody has told. A charge is asked about before it is commanded (`missingOf`). */
export function missingFacts(
  state: PlaneState & { readonly activation?: { readonly figure: FigureId } | undefined },
  { type, target }: { readonly type: string; readonly target?: FigureId | undefined },
): readonly Missing[] {
  const by = state.activation?.figure;
  const deed = DEEDS[type];
  if (by === undefined || deed === undefined || target === undefined || target === by) return [];
  return missingOf(state, by, target, deed === 'power' && allied(state, by, target) ? 'aid' : deed);
}

const WAYS = directions(32);

/** Directions, those nearest to the one from a place to another first. */
const waysFrom = (from: Point, to: Point): readonly Vector[] => {
  const towards = ({ x, y }: Vector): number => x * (to.x - from.x) + y * (to.y - from.y);
  return WAYS.toSorted((a, b) => towards(b) - towards(a));
};

/** A place for a figure so many units from another one, clear of all others, on the same side of it where there is room. */
export function placeAway<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  target: FigureIn<S>,
  away: number,
): Place | undefined {
  const others = figuresInPlay(state)
    .filter(({ id }) => id !== figure.id)
    .map((other): Other => ({ id: other.id, body: bodyOf(state, other), manner: 'block' }));
  const apart = away + buildOf(state, figure.id).r + buildOf(state, target.id).r;
  for (const { x, y } of waysFrom(target, figure)) {
    const at = { x: Math.round(target.x + x * apart), y: Math.round(target.y + y * apart), z: target.z };
    const isFree = canStand(state.scene.table, bodyOf(state, figure, at), others, { stepUp: rules.stepUp, wet: false }) === undefined;
    if (isFree && touchedAt(state, figure, at).every((id) => id === target.id && away === 0)) return at;
  }
  return undefined;
}
