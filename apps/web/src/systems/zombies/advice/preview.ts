import type { Language, Seat } from '@escarmouche/referee';
import { shiftsFrom, stockPlan, zombiesGame, type Command, type Square, type State } from '@escarmouche/zombies';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Overlay } from '../../../boards/tiles/overlay.ts';
import type { Intent, Preview, Subject } from '../../preview.ts';
import { piecesOf, rearranged, type Rearranged } from '../arrangement.ts';
import { playerIn, spotOf, squareIn, squareName, zombieSquare } from '../look.ts';
import { pathPreview, reachOverlay } from './path.ts';
import { cellsOverlay, tilePreview } from './tile.ts';
import { adviceWords } from './words.ts';

/** The spot of a target: of a place, a zombie or a pawn. */
function spotIn(state: State, target: Intent['target']): BoardPoint | undefined {
  if (target?.kind === 'ground') return target.at;
  if (target?.kind !== 'figure') return undefined;
  const square = zombieSquare(state, target.id) ?? playerIn(state, target.id)?.square;
  return square === undefined ? undefined : spotOf(state, square);
}

/** The preview of a gesture, by the step of the turn. */
export function previewIntent(state: State, seat: Seat, intent: Intent, language: Language): Preview<Command> | undefined {
  const at = spotIn(state, intent.target);
  if (state.phase !== 'playing') return undefined;
  if (state.turn.step === 'stock') return stockPreview(state, seat, [...(intent.via ?? []), ...(at ? [at] : [])], language);
  if (!at) return undefined;
  switch (state.turn.step) {
    case 'place':
      return tilePreview(state, seat, at, intent.facing, language);
    case 'moving':
      return pathPreview(state, at, intent.via ?? [], language);
    case 'herding':
      return shiftPreview(state, seat, zombieSquare(state, intent.subject?.figure), at, language);
    default:
      return undefined;
  }
}

/** The pieces of the tile, arranged by the squares pointed at. */
function stockPreview(state: State, seat: Seat, points: readonly BoardPoint[], language: Language): Preview<Command> {
  const words = adviceWords(language).stock;
  const now = rearranged(
    state,
    points.flatMap((spot) => squareIn(state, spot) ?? []),
  );
  const refusal = zombiesGame.check(state, seat, now.stock);
  const keeps = points.at(-1);
  return {
    commands: [now.stock],
    ...(refusal && { refusal }),
    ...(keeps && { keeps }),
    overlay: stockOverlay(state, now),
    panel: { title: words.title, detail: now.held ? words.held : words.take, facts: [], commit: words.give },
  };
}

function stockOverlay(state: State, { stock, held }: Rearranged): Overlay {
  const open = stockPlan(state).squares.map((square) => spotOf(state, square));
  return {
    squares: open.map((at) => ({ at, tone: 'info', open: true })),
    near: open,
    pieces: piecesOf(stock).map(({ piece, square }) => ({
      piece,
      at: spotOf(state, square),
      held: piece === held?.piece && square === held.square,
    })),
  };
}

function shiftPreview(
  state: State,
  seat: Seat,
  from: Square | undefined,
  at: BoardPoint,
  language: Language,
): Preview<Command> | undefined {
  const to = squareIn(state, at);
  if (from === undefined || to === undefined || from === to) return undefined;
  const command: Command = { type: 'shift', from, to };
  const refusal = zombiesGame.check(state, seat, command);
  const words = adviceWords(language).shift;
  const way = `${squareName(state, from, language)} → ${squareName(state, to, language)}`;
  return {
    commands: [command],
    ...(refusal ? { refusal } : { atOnce: true }),
    overlay: {
      squares: shiftSquares(state, from),
      pieces: [{ at: spotOf(state, to), piece: 'zombie' }],
      trail: { points: [spotOf(state, from), spotOf(state, to)], tone: refusal ? 'bad' : 'good', label: way },
    },
    panel: { title: words.title, detail: way, facts: [], commit: words.give },
  };
}

const shiftSquares = (state: State, from: Square): NonNullable<Overlay['squares']> =>
  shiftsFrom(state, from).map((to) => ({ at: spotOf(state, to), tone: 'info', open: true }));

/** The overlay of a step while nothing is pointed at. */
export function outlookOf(state: State, seat: Seat, { figure }: Subject, language: Language): Overlay {
  if (state.phase !== 'playing') return {};
  switch (state.turn.step) {
    case 'place':
      return cellsOverlay(state, seat, language);
    case 'stock':
      return stockOverlay(state, rearranged(state, []));
    case 'moving':
      return reachOverlay(state);
    case 'herding': {
      const from = zombieSquare(state, figure);
      return from === undefined ? {} : { squares: shiftSquares(state, from) };
    }
    default:
      return {};
  }
}
