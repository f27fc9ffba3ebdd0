import { beside, type SquareKind, type Turned } from '@escarmouche/space/tiles';
import { eachEdge, isDoor, lineBy, SQUARE, squaresOf, stripBy, type Spot } from './art.ts';

/** The picture of a tile's building: its walls, with what is in them and what they throw on the ground before them. */

/** A side of a building square that no room is behind. */
interface Front {
  readonly square: number;
  readonly edge: number;
  readonly door: boolean;
  /** The ground before the front; nothing known beyond the tile. */
  readonly before: SquareKind | undefined;
}

const frontsOf = (look: Turned): readonly Front[] =>
  squaresOf(look, 'B').flatMap(({ square }) =>
    eachEdge.flatMap((edge): readonly Front[] => {
      const next = beside(square, edge);
      const before = next < 0 ? undefined : look.grounds[next];
      return before === 'B' ? [] : [{ square, edge, before, door: before !== undefined && isDoor(look, square, next) }];
    }),
  );

/** Where doors begin and end along their side. */
const DOOR: Spot = [24, 76];
/** Windows of a wall, and those at both sides of a door. */
const WINDOWS: readonly Spot[] = [
  [14, 42],
  [58, 86],
];
const BESIDE_DOOR: readonly Spot[] = [
  [5, 18],
  [82, 95],
];
const windowsOf = ({ door }: Front): readonly Spot[] => (door ? BESIDE_DOOR : WINDOWS);

const drawn = (fronts: readonly Front[], draw: (front: Front) => string): string => fronts.map(draw).join('');
const across = ({ square, edge }: Front, [from, to]: Spot): string => lineBy(square, edge, [from, 0], [to, 0]);

/** Walls, a door left open in them. */
export const walls = (look: Turned): string =>
  drawn(frontsOf(look), (front) =>
    front.door ? across(front, [0, DOOR[0]]) + across(front, [DOOR[1], SQUARE]) : across(front, [0, SQUARE]),
  );

/** The foot of walls on this tile, where it is darker. */
export const feet = (look: Turned): string =>
  drawn(frontsOf(look), ({ square, edge, before }) => stripBy(square, edge, [0, SQUARE], [12, before === undefined ? 0 : -12]));

export const doorways = (look: Turned): string => drawn(frontsOf(look), (front) => (front.door ? across(front, DOOR) : ''));

export const windows = (look: Turned): string =>
  drawn(frontsOf(look), (front) =>
    windowsOf(front)
      .map((window) => across(front, window))
      .join(''),
  );

/** Light on the ground before windows and doors. */
export const light = (look: Turned): string =>
  drawn(frontsOf(look), (front) => {
    if (front.before === undefined) return '';
    const { square, edge } = front;
    const spread = front.door ? stripBy(square, edge, DOOR, [-3, -46], 12) : '';
    return (
      spread +
      windowsOf(front)
        .map((window) => stripBy(square, edge, window, [-3, -34], front.door ? 4 : 8))
        .join('')
    );
  });

/** Mats before doors. */
export const mats = (look: Turned): string =>
  drawn(frontsOf(look), ({ square, edge, door }) => (door ? stripBy(square, edge, [30, 70], [-6, -15]) : ''));

/** The cloth over the shop windows on the street, and its stripes. */
const AWNING: Spot = [-4, -15];
const shopFronts = (look: Turned): readonly Front[] => frontsOf(look).filter(({ before, door }) => before === 'R' && !door);
export const awnings = (look: Turned): string => drawn(shopFronts(look), ({ square, edge }) => stripBy(square, edge, [6, 94], AWNING));
const STRIPES = [17, 39, 61, 83];
export const stripes = (look: Turned): string =>
  drawn(shopFronts(look), ({ square, edge }) =>
    STRIPES.map((along) => lineBy(square, edge, [along, AWNING[0]], [along, AWNING[1]])).join(''),
  );

/** Boards or tiles of the floor of a room. */
const LINES = [20, 40, 60, 80];
export const boards = (look: Turned): string =>
  squaresOf(look, 'B')
    .map(({ x, y }) => LINES.map((line) => `M${x} ${y + line}h${SQUARE}`).join(''))
    .join('');

/** Walls without a door, along which a room is furnished. */
export const furnishable = (look: Turned): readonly Pick<Front, 'square' | 'edge'>[] => frontsOf(look).filter(({ door }) => !door);
