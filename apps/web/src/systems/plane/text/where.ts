import type { Language } from '@escarmouche/referee';
import { enemiesOf, inPlay, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';
import { PACE, boxOf, contains, standAt, surfaceAt, type Feature, type Point, type Table, type Vector } from '@escarmouche/space';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import { measured } from '../../../i18n/format.ts';
import type { NamedPlace } from '../../text-queries.ts';
import type { PlaneGame } from '../game.ts';
import { comesLater } from '../roster.ts';
import { featureName } from '../terrain.ts';
import { figureIn, groupOfFigure, nameIn, tagOf } from '../who.ts';
import { figureWords } from '../figure-words.ts';
import { ROOFS, queryWords } from './words.ts';

/** "A3 Lando": name of a figure in answers. */
export const called = (state: PlaneState, id: string): string => `${tagOf(state, id)} ${nameIn(state, id)}`;

/** Which of eight directions a vector comes nearest to, north first and on to the east. */
export function compassOf({ x, y }: Vector, language: Language): string {
  const eighth = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return queryWords(language).compass[(eighth + 8) % 8] ?? '';
}

/** Degrees from the north to the east. */
export const bearingOf = ({ x, y }: Vector): number => (Math.round(Math.atan2(x, y) * (180 / Math.PI)) + 360) % 360;

export const middleOf = ({ shape }: Pick<Feature, 'shape'>): Point => {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
};

/** Height from which terrain has a roof. */
const ROOF = 2 * PACE;

const named = new WeakMap<Table, Map<Language, readonly NamedPlace[]>>();

/** Pieces of terrain; those that share a name are numbered, in the order of the table. */
export function placesOf({ scene: { table } }: PlaneState, language: Language): readonly NamedPlace[] {
  const byLanguage = named.get(table) ?? new Map<Language, readonly NamedPlace[]>();
  named.set(table, byLanguage);
  const known = byLanguage.get(language) ?? makePlaces(table.features, language);
  byLanguage.set(language, known);
  return known;
}

function makePlaces(features: readonly Feature[], language: Language): readonly NamedPlace[] {
  const words = queryWords(language);
  const nameOf = ({ name }: Feature): string => name?.[language] ?? words.piece;
  const count = (feature: Feature, list: readonly Feature[]): number => list.filter((one) => nameOf(one) === nameOf(feature)).length;
  return features.map((feature, i) => {
    const same = count(feature, features);
    const number = count(feature, features.slice(0, i + 1));
    const at = middleOf(feature);
    const top = feature.kind === 'difficult' || feature.kind === 'water' ? undefined : feature.top;
    return {
      id: feature.id,
      name: same > 1 ? `${nameOf(feature)} ${number}` : nameOf(feature),
      also: [
        feature.name?.fr,
        feature.name?.en,
        words.kind[feature.kind],
        queryWords(language === 'fr' ? 'en' : 'fr').kind[feature.kind],
        ...(feature.kind === 'solid' && feature.top >= ROOF ? ROOFS : []),
      ].filter((one) => one !== undefined),
      at,
      detail: [
        nameOfSpot(at),
        words.kind[feature.kind],
        top === undefined || top === 0 ? '' : top > 0 ? words.up(measured(top, language)) : words.below(measured(-top, language)),
      ]
        .filter(Boolean)
        .join(', '),
    };
  });
}

export const placeName = (state: PlaneState, id: string, language: Language): string =>
  placesOf(state, language).find((place) => place.id === id)?.name ?? featureName(state.scene.table, id, language) ?? id;

/** On what or in what a figure stands, if it is more than open ground. */
function groundUnder(state: PlaneState, figure: PlaneFigure, language: Language): readonly string[] {
  const words = queryWords(language);
  const { table } = state.scene;
  const { feature } = surfaceAt(table, figure, figure.z, 0);
  const inside = table.features.find(({ kind, shape }) => (kind === 'difficult' || kind === 'water') && contains(shape, figure));
  const height = measured(Math.abs(figure.z), language);
  const level =
    figure.z > 0
      ? feature === undefined
        ? words.up(height)
        : words.on(placeName(state, feature, language), height)
      : figure.z < 0
        ? words.below(height)
        : undefined;
  return [level, inside && figure.z === 0 ? words.inside(placeName(state, inside.id, language)) : undefined].filter(
    (one) => one !== undefined,
  );
}

export function whereOf(state: PlaneState, id: string, language: Language): string {
  const words = queryWords(language);
  const figure = figureIn(state, id);
  if (!figure) return '';
  if (figure.posture === 'reserve') {
    if (comesLater(state, id)) return figureWords(language).later;
    const zone = groupOfFigure(state, id)?.zone;
    if (!zone) return words.notPlaced;
    const corner = { x: zone.x + zone.width, y: zone.y + zone.height };
    return `${words.notPlaced}, ${words.deploys(nameOfSpot(zone), nameOfSpot(corner))}`;
  }
  if (!inPlay(figure)) return words.at(nameOfSpot(figure));
  return [words.at(nameOfSpot(figure)), ...groundUnder(state, figure, language), words.facing(compassOf(figure.facing, language))].join(
    ', ',
  );
}

/** Keeps a base on the table. */
const inside = (state: PlaneState, figure: PlaneFigure, { x, y }: Point): Point => {
  const { r } = bodyOf(state, figure);
  const { width, height } = state.scene.table;
  return { x: Math.round(Math.min(width - r, Math.max(r, x))), y: Math.round(Math.min(height - r, Math.max(r, y))) };
};

/** Without a length as far as a walk may lead, and no farther than the spot. */
export function towardsOf<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  id: string,
  goal: { readonly at: Point } | { readonly heading: Vector },
  length?: number,
): Point {
  const figure = figureIn(state, id);
  if (!figure) return 'at' in goal ? goal.at : { x: 0, y: 0 };
  const way = 'at' in goal ? { x: goal.at.x - figure.x, y: goal.at.y - figure.y } : goal.heading;
  const whole = Math.hypot(way.x, way.y);
  const far = length === undefined ? game.movement.walks(state, figure) : length * PACE;
  if (whole === 0 || ('at' in goal && length === undefined && whole <= far)) return 'at' in goal ? goal.at : figure;
  return inside(state, figure, { x: figure.x + (way.x / whole) * far, y: figure.y + (way.y / whole) * far });
}

/** The level on which a figure would stand at a point, the highest first. */
export const levelAt = (state: PlaneState, figure: PlaneFigure, at: Point): number => {
  const { r, h } = bodyOf(state, figure);
  return standAt(state.scene.table, { ...at, r, h }, []).at(-1) ?? 0;
};

/** Enemies in play, the nearest first. */
export function enemiesBy<S extends PlaneState>(state: S, figure: FigureIn<S>): readonly FigureIn<S>[] {
  return enemiesOf(state, figure.id).toSorted((a, b) => distanceBetween(state, figure, a) - distanceBetween(state, figure, b));
}
