import type { Language } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { boxOf, contains, PACE, type Point, type Shape } from '@escarmouche/space';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import type { NamedPlace } from '../../text-queries.ts';
import type { PlaneGame } from '../game.ts';
import { placedOn } from '../tokens.ts';
import { called, middleOf } from './where.ts';
import { queryWords } from './words.ts';

/** Beginnings of the ids of areas and tokens among the places. */
const [AREA, TOKEN] = ['area ', 'token '];
/** Gap between the spots of an area that are tried, in units. */
const STEP = PACE / 2;

/** Areas and tokens, which the battle is about, as places. */
export function placedPlaces<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, language: Language): readonly NamedPlace[] {
  const words = queryWords(language);
  const { areas, tokens } = placedOn(game, state, language);
  return [
    ...areas.map(({ id, name, shape }): NamedPlace => {
      const at = middleOf({ shape });
      return { id: `${AREA}${id}`, name, also: [], at, detail: [nameOfSpot(at), words.area].join(', ') };
    }),
    ...tokens.map(({ id, name, at, by }): NamedPlace => {
      const where = by === undefined ? nameOfSpot(at) : words.with(called(state, by));
      return { id: `${TOKEN}${id}`, name, also: ['jeton', 'token'], at, detail: [where, words.token].join(', ') };
    }),
  ];
}

/** Spots of an area, or that of a token; nothing where the place is neither. */
export function spotsPlaced<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, place: string): readonly Point[] | undefined {
  const { areas, tokens } = placedOn(game, state, 'fr');
  const area = areas.find(({ id }) => place === `${AREA}${id}`);
  const token = tokens.find(({ id }) => place === `${TOKEN}${id}`);
  return area ? spotsIn(area.shape) : token && [token.at];
}

function spotsIn(shape: Shape): readonly Point[] {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const grid: Point[] = [];
  for (let x = minX; x <= maxX; x += STEP) for (let y = minY; y <= maxY; y += STEP) grid.push({ x, y });
  return grid.filter((at) => contains(shape, at));
}
