import type { Board, Overlay, Pointed } from './board.ts';
import type { BoardPoint } from './board-point.ts';

/** Places that somebody shows to the others: a spot, or a line through several. */

/** Somebody who shows a place, by the name and the side of the seat. */
interface Shower {
  readonly name: string;
  readonly side: number;
}

/** Radius of the ring about a spot in thousandths of a pace; the ends of the arrows that point at it from both sides, as shares of the board. */
const RING = 1300;
const AWAY = [
  { x: -0.15, y: 0.1 },
  { x: 0.15, y: 0.1 },
];
const HEIGHT = 2500;
/** Lines lie a little above the ground. */
const LIFT = 300;

/** The place of what is pointed at: of a figure, where it stands. */
export function placeOf(board: Board, pointed: Pointed): BoardPoint | undefined {
  if (pointed.kind === 'ground') return pointed.at;
  const pieces: readonly { readonly id: string; readonly at: BoardPoint }[] =
    board.kind === 'tiles' ? [...board.figures, ...board.zombies] : board.figures;
  return pieces.find(({ id }) => id === pointed.id)?.at;
}

/** Squares in a row from one to another, both among them. */
function squaresBetween(from: BoardPoint, to: BoardPoint): readonly BoardPoint[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  // No town has so many: a strange message does not stop the page.
  if (steps > 200) return [from, to];
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(from.x + ((to.x - from.x) * i) / steps),
    y: Math.round(from.y + ((to.y - from.y) * i) / steps),
  }));
}

/** Stretches between places one after the other. */
const stretches = (points: readonly BoardPoint[]): readonly (readonly [BoardPoint, BoardPoint])[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i];
    return from ? [[from, to] as const] : [];
  });

/** Where keys begin that look for a place: at a figure, else in the middle of the board. */
export function startOn(board: Board, figure: string | undefined): BoardPoint {
  const pieces: readonly { readonly id: string; readonly at: BoardPoint }[] = board.figures;
  const found = pieces.find(({ id }) => id === figure) ?? pieces[0];
  if (found) return found.at;
  return board.kind === 'tiles' ? { x: 0, y: 0 } : { x: Math.round(board.width / 2), y: Math.round(board.height / 2) };
}

const placed = ({ x, y, z = 0 }: BoardPoint) => ({ x, y, z: z + LIFT });

/** The overlay of a board for a spot, or a line. */
export function shownOn(board: Board, points: readonly BoardPoint[], { name, side }: Shower): Overlay {
  const [first] = points;
  if (!first) return {};
  if (board.kind === 'tiles') {
    const squares = stretches(points).flatMap(([from, to]) => squaresBetween(from, to));
    return {
      rings: [{ center: points.at(-1) ?? first, radius: 0.62, label: name, tone: 'info' }],
      squares: (squares.length > 0 ? squares : [first]).map((at) => ({ at, tone: 'info' as const })),
    };
  }
  const lines = stretches(points).map(([from, to], i) => ({
    from: placed(from),
    to: placed(to),
    tone: 'info' as const,
    side,
    ...(i === 0 && { label: name }),
  }));
  if (lines.length > 0) return { sights: lines };
  const at = placed(first);
  const wide = Math.max(board.width, board.height);
  const arrows = AWAY.map(({ x, y }, i) => ({
    from: { x: at.x + x * wide, y: at.y + y * wide, z: at.z + HEIGHT },
    to: at,
    tone: 'info' as const,
    side,
    ...(i === 0 && { label: name }),
  }));
  const radius = board.grid ? board.grid.cube / 2 : RING;
  return { rings: [{ center: first, radius, label: '', tone: 'info' }], sights: arrows };
}
