import { beside, type Turned } from '@escarmouche/space/tiles';
import { eachEdge, isDoor, lineBy, spotBy, SQUARE, squaresOf, waysOf, type Spot } from './art.ts';

/** The picture of a tile's streets. A carriageway is so wide, between pavements. */
const ROADWAY = 64;
const PAVEMENT = (SQUARE - ROADWAY) / 2;
/** A street that leads nowhere ends so deep in its last square. */
const DEAD_END = 66;
/** Lines are laid on the street up to here before a crossing. */
const CROSSED = 34;

const isJunction = (look: Turned, square: number): boolean => waysOf(look, square).length > 2;

/** Of two ways that make a bend, the one that the other follows clockwise. */
const bendOf = (ways: readonly number[]): number | undefined =>
  ways.length === 2 ? ways.find((edge) => ways.includes((edge + 1) % 4)) : undefined;

/** A quarter of a circle from the middle of a side to that of the next. */
const bendBy = (square: number, edge: number): string =>
  `${lineBy(square, edge, [50, 0])}A50 50 0 0 0 ${spotBy(square, (edge + 1) % 4, [50, 0]).join(' ')}`;

/** The middle line of all carriageways, to be drawn as wide as they are. */
export const roadways = (look: Turned): string =>
  squaresOf(look, 'R')
    .map(({ square }) => {
      const ways = waysOf(look, square);
      const bend = bendOf(ways);
      if (bend !== undefined) return bendBy(square, bend);
      const deep = ways.length === 1 ? DEAD_END : SQUARE / 2 + ROADWAY / 2;
      return ways.map((edge) => lineBy(square, edge, [50, 0], [50, deep])).join('');
    })
    .join('');

/** The corners of pavements at a junction, cut off for the carriageway. */
export const corners = (look: Turned): string =>
  squaresOf(look, 'R')
    .filter(({ square }) => isJunction(look, square))
    .map(({ square }) => {
      const ways = waysOf(look, square);
      const both = ways.filter((edge) => ways.includes((edge + 1) % 4));
      const at = SQUARE - PAVEMENT;
      return both.map((edge) => `${lineBy(square, edge, [at, 5], [at, PAVEMENT], [SQUARE - 5, PAVEMENT])}Z`).join('');
    })
    .join('');

/** The dashes in the middle of the street, up to the crossings. */
export const lanes = (look: Turned): string =>
  squaresOf(look, 'R')
    .map(({ square }) => {
      const ways = waysOf(look, square);
      if (ways.length > 2) return '';
      const bend = bendOf(ways);
      if (bend !== undefined) return bendBy(square, bend);
      return ways.map((edge) => lineBy(square, edge, [50, isJunction(look, beside(square, edge)) ? CROSSED : 3], [50, 50])).join('');
    })
    .join('');

/** The sides of street squares by which one comes to a junction. */
const arms = (look: Turned) =>
  squaresOf(look, 'R').flatMap(({ square }) =>
    isJunction(look, square)
      ? []
      : waysOf(look, square)
          .filter((edge) => {
            const next = beside(square, edge);
            return next >= 0 && isJunction(look, next);
          })
          .map((edge) => ({ square, edge })),
  );

const STRIPES = [23, 33.8, 44.6, 55.4, 66.2, 77];

/** The stripes of the crossings at junctions, and the lines where one stops before them, on the right. Both leave the squares' borders clear. */
export const crossings = (look: Turned): string =>
  arms(look)
    .map(({ square, edge }) => STRIPES.map((along) => lineBy(square, edge, [along, 6], [along, 20])).join(''))
    .join('');
export const stops = (look: Turned): string =>
  arms(look)
    .map(({ square, edge }) => lineBy(square, edge, [53, 27], [80, 27]))
    .join('');

/** Sides of street squares along which a pavement goes, but for those with a door. */
export const pavements = (look: Turned) =>
  squaresOf(look, 'R').flatMap(({ square }) => {
    const ways = waysOf(look, square);
    return eachEdge
      .filter((edge) => {
        const next = beside(square, edge);
        return !ways.includes(edge) && !(next >= 0 && isDoor(look, square, next));
      })
      .map((edge) => ({ square, edge }));
  });

const SLABS = [20, 40, 60, 80];
/** The joints between the slabs of pavements. */
export const slabs = (look: Turned): string =>
  pavements(look)
    .map(({ square, edge }) => SLABS.map((along) => lineBy(square, edge, [along, 0], [along, PAVEMENT - 3])).join(''))
    .join('');

/** The borders of squares on the street. */
export const borders = (look: Turned): string => {
  const across: readonly Spot[] = [
    [0, 0],
    [SQUARE, 0],
  ];
  return squaresOf(look, 'R')
    .flatMap(({ square }) => waysOf(look, square).map((edge) => (beside(square, edge) < square ? lineBy(square, edge, ...across) : '')))
    .join('');
};
