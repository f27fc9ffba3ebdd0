import type { Language } from '@escarmouche/referee';
import { allied, inPlay, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import {
  contains,
  distance,
  distanceToShape,
  inContact,
  PACE,
  surfaceAt,
  type Body,
  type Place,
  type Point,
  type Vector,
} from '@escarmouche/space';
import { measured } from '../../../i18n/format.ts';
import { called, compassOf, placeName } from '../../plane/text/where.ts';
import { figureIn } from '../../plane/who.ts';
import { orderWords } from './words.ts';

/** Places as a person finds them on a real table: by what stands there, by how far it is, by the compass. */

/** Less than that is no gap that a person would measure. */
const TOUCHES = PACE / 10;
/** Figures within so many degrees of a facing are what is faced. */
const FACED = 8;

/** Others in play, by who is asked about. */
const othersOf = <S extends PlaneState>(state: S, figure: string): readonly FigureIn<S>[] =>
  state.scene.roster.flatMap((id) => {
    const other = id === figure ? undefined : figureIn(state, id);
    return other && inPlay(other) ? [other] : [];
  });

/** Where a figure stands at a place: in contact, on something, so far from what is nearest. `named`: a piece of terrain that has just been named. */
export function placeOf<S extends PlaneState>(state: S, figure: FigureIn<S>, at: Place, language: Language, named?: string): string {
  const words = orderWords(language);
  const { table } = state.scene;
  const body = bodyOf(state, figure, at);
  const others = othersOf(state, figure.id);
  const touched = touchedAt(state, figure, at);
  if (touched) return words.contact(called(state, touched.id));
  const { feature } = at.z > 0 ? surfaceAt(table, at, at.z, 0) : {};
  if (feature !== undefined) return words.on(placeName(state, feature, language));
  const around = table.features.find(
    ({ kind, shape }) => (kind === 'difficult' || kind === 'water' || kind === 'void') && contains(shape, at),
  );
  if (around) return words.inside(placeName(state, around.id, language));
  const nearest = landmarkOf(state, body, at, others, language);
  if (!nearest) return '';
  if (nearest.gap < TOUCHES) return words.against(nearest.name);
  const gap = measured(nearest.gap, language);
  return nearest.name === named ? words.away(gap) : words.beside(gap, nearest.name);
}

/** Whom a figure touches at a place. */
export function touchedAt<S extends PlaneState>(state: S, figure: FigureIn<S>, at: Place): FigureIn<S> | undefined {
  const body = bodyOf(state, figure, at);
  return othersOf(state, figure.id).find((other) => inContact(body, bodyOf(state, other)));
}

/** The figure that is nearest to a place where another one would be: an enemy, where there is one. */
export function nearestTo<S extends PlaneState>(state: S, figure: FigureIn<S>, at: Place): FigureIn<S> | undefined {
  const others = othersOf(state, figure.id);
  const enemies = others.filter(({ id }) => !allied(state, figure.id, id));
  const away = (other: FigureIn<S>): number => distance(bodyOf(state, figure, at), bodyOf(state, other));
  return (enemies.length > 0 ? enemies : others).toSorted((a, b) => away(a) - away(b))[0];
}

/** The nearest thing that a person can measure from; terrain, which stays, rather than a figure. */
function landmarkOf<S extends PlaneState>(state: S, body: Body, at: Place, others: readonly FigureIn<S>[], language: Language) {
  const terrain = state.scene.table.features.map(({ id, shape }) => ({
    name: placeName(state, id, language),
    gap: Math.max(0, distanceToShape(shape, at) - body.r),
    handicap: 0,
  }));
  const figures = others.map((other) => ({ name: called(state, other.id), gap: distance(body, bodyOf(state, other)), handicap: PACE }));
  const [nearest] = [...terrain, ...figures].toSorted((a, b) => a.gap + a.handicap - b.gap - b.handicap);
  return nearest;
}

/** The name of the piece of terrain that a way with bends goes round; undefined for a straight one. */
export function roundOf(state: PlaneState, path: readonly Point[], language: Language): string | undefined {
  const [bend] = path;
  if (!bend || path.length < 2) return undefined;
  const [corner] = state.scene.table.features
    .map(({ id, shape }) => ({ id, gap: distanceToShape(shape, bend) }))
    .toSorted((a, b) => a.gap - b.gap);
  return corner && corner.gap <= PACE ? placeName(state, corner.id, language) : undefined;
}

/** The name of the piece of terrain that a jump goes over. */
export function overOf(state: PlaneState, from: Point, to: Point, language: Language): string | undefined {
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  const crossed = state.scene.table.features.find(({ shape }) => contains(shape, middle) && !contains(shape, to));
  return crossed && placeName(state, crossed.id, language);
}

const bearing = ({ x, y }: Vector): number => (Math.atan2(x, y) * 180) / Math.PI;
const turnBetween = (a: Vector, b: Vector): number => Math.abs(((bearing(a) - bearing(b) + 540) % 360) - 180);

/** Whom a figure faces from a place: the nearest enemy straight ahead; undefined where nobody is. */
function facedFrom<S extends PlaneState>(state: S, figure: FigureIn<S>, at: Place, facing: Vector): FigureIn<S> | undefined {
  return othersOf(state, figure.id)
    .filter((other) => turnBetween(facing, { x: other.x - at.x, y: other.y - at.y }) <= FACED)
    .toSorted((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y))[0];
}

/** The turn at the end of a movement, in words; nothing where there is no map, and nobody straight ahead. */
export function turnWords<S extends PlaneState>(state: S, figure: FigureIn<S>, at: Place, facing: Vector, language: Language): string {
  const words = orderWords(language);
  const faced = facedFrom(state, figure, at, facing);
  if (faced) return words.turns(called(state, faced.id));
  return state.scene.unmeasured ? '' : words.turnsTo(compassOf(facing, language));
}
