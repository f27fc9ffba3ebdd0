import type { Language, Seat } from '@escarmouche/referee';
import { centreOf, squareAt, squaresOf, UNREACHED, wayTo, ways } from '@escarmouche/space/tiles';
import { fightOdds, KILLS_TO_WIN, shiftsFrom, townOf, type Square, type State } from '@escarmouche/zombies';
import { inSeries, percent } from '../../../i18n/format.ts';
import type { BoardPoint } from '../../../boards/board-point.ts';
import { cellOf } from '../../../boards/tiles/model.ts';
import type { Said, TextQueries } from '../../text-queries.ts';
import { stageOf } from '../advice/chances.ts';
import { cellName, deciderOf, nameOf, playerIn, spotName, spotOf, squareIn, squareName, tileName, whereIs, zombieSquare } from '../look.ts';
import { reachOverlay } from '../advice/path.ts';
import { cellsOverlay } from '../advice/tile.ts';
import { reachOf } from '../advice/route.ts';
import { bannerOf } from '../roster.ts';
import { lessonOf, manualOf } from './lesson.ts';
import { queryWords } from './words.ts';
import { wordsOf } from '../words.ts';

/** The square of a pawn or a zombie by its name. */
const squareOf = (state: State, id: string): Square | undefined => zombieSquare(state, id) ?? playerIn(state, id)?.square;

/** "4 E, 2 N" or "4E 2N", in either language and either order, or the word for the centre. */
function spotNamed(name: string): BoardPoint | undefined {
  const text = name.trim().toUpperCase().replaceAll('\u00a0', ' ');
  if (text === 'CENTRE' || text === 'CENTER' || text === '0') return { x: 0, y: 0 };
  if (!/^\d+ ?[NSEOW](?:[ ,]*\d+ ?[NSEOW])?$/.test(text)) return undefined;
  let [x, y] = [0, 0];
  for (const [, count = '0', way = ''] of text.matchAll(/(\d+) ?([NSEOW])/g)) {
    const steps = Number(count);
    if (way === 'E') x += steps;
    else if (way === 'O' || way === 'W') x -= steps;
    else y += way === 'S' ? steps : -steps;
  }
  return { x, y };
}

function line(state: State, id: string, language: Language): string {
  const player = playerIn(state, id);
  const { counts, pieces } = wordsOf(language);
  const square = zombieSquare(state, id);
  if (square !== undefined) return `${pieces.zombie}, ${whereIs(state, square, language)}`;
  if (!player) return '';
  const has = [
    counts.lives(player.lives),
    counts.bullets(player.bullets),
    counts.trophies(player.trophies, KILLS_TO_WIN),
    counts.cards(player.hand.length),
  ];
  return `${nameOf(state, id)}, ${whereIs(state, player.square, language)}. ${has.join(', ')}`;
}

/** Places of zombies and tokens, tile by tile. */
function tilesSaid(state: State, language: Language): readonly string[] {
  const { counts, pieces } = wordsOf(language);
  return state.tiles.flatMap((_, tile) => {
    const squares = squaresOf(tile);
    const zombies = squares.filter((square) => state.zombies[square] === 1);
    const tokens = squares.flatMap((square) => {
      const token = state.tokens[square];
      return token ? [`${pieces[token]} ${squareName(state, square, language)}`] : [];
    });
    if (zombies.length + tokens.length === 0) return [];
    const where = inSeries(
      zombies.map((square) => squareName(state, square, language)),
      language,
    );
    const parts = [zombies.length > 0 ? `${counts.zombies(zombies.length)} (${where})` : '', ...tokens].filter(Boolean);
    return [queryWords(language).tile(tileName(state, centreOf(tile), language), parts)];
  });
}

function measure(state: State, from: string, goal: Square | undefined, language: Language): Said {
  const words = queryWords(language);
  const start = squareOf(state, from);
  if (start === undefined || goal === undefined) return { text: words.nothingThere, overlay: {} };
  const way = wayTo(ways(townOf(state), start), goal);
  if (!way) return { text: words.noWay(squareName(state, goal, language)), overlay: {} };
  const zombies = way.filter((square) => state.zombies[square] === 1).length;
  const label = words.far(way.length, zombies);
  return {
    text: `${whereIs(state, goal, language)} : ${label}.`,
    overlay: { trail: { points: [start, ...way].map((square) => spotOf(state, square)), tone: 'info', label } },
  };
}

/** Questions about a town, in words. */
export const queries: TextQueries<State> = {
  verbs: {},
  lesson: (state, _subject, _nearby, language) => lessonOf(state, language),
  manual: manualOf,
  spotNames: (language) => queryWords(language).spots,
  spotOf: (_state, name) => spotNamed(name),
  nameOf(state, at, language) {
    const square = squareIn(state, at);
    if (square !== undefined) return whereIs(state, square, language);
    const cell = state.turn.step === 'place' ? cellName(state, cellOf(at), language) : undefined;
    return cell ?? queryWords(language).empty(spotName(at, language));
  },
  places: (state, language) =>
    state.tiles.map((_, tile) => ({
      id: String(tile),
      name: tileName(state, centreOf(tile), language),
      also: [],
      at: spotOf(state, centreOf(tile)),
      detail: squareName(state, centreOf(tile), language),
    })),
  spotsBy(state, figure, place) {
    const start = squareOf(state, figure) ?? 0;
    const { steps } = ways(townOf(state), start);
    return squaresOf(Number(place))
      .filter((square) => steps[square] !== UNREACHED)
      .sort((a, b) => (steps[a] ?? 0) - (steps[b] ?? 0))
      .map((square) => spotOf(state, square));
  },
  spotsAround(state, _figure, other) {
    const square = squareOf(state, other);
    return square === undefined ? [] : (townOf(state).links[square] ?? []).map((next) => spotOf(state, next));
  },
  towards(state, figure, goal, length = 1) {
    const start = squareOf(state, figure) ?? 0;
    const from = spotOf(state, start);
    if ('heading' in goal) {
      return { x: from.x + Math.sign(goal.heading.x) * length, y: from.y - Math.sign(goal.heading.y) * length };
    }
    const to = squareAt(townOf(state), goal.at.x, goal.at.y);
    const way = to === undefined ? undefined : wayTo(ways(townOf(state), start), to);
    const end = way?.[Math.min(length, way.length) - 1];
    return end === undefined ? from : spotOf(state, end);
  },
  where(state, figure, language) {
    const square = squareOf(state, figure);
    return square === undefined ? '' : whereIs(state, square, language);
  },
  line,
  scan(state, seat, language) {
    const { phase, turn } = bannerOf(state, language);
    const seats = state.scene.seats.map((one) => one.seat);
    const order = seat === undefined ? seats : [seat, ...seats.filter((one) => one !== seat)];
    return [`${turn}. ${phase}.`, ...order.map((one) => line(state, one, language)), ...tilesSaid(state, language)];
  },
  measure: (state, from, to, language) =>
    measure(state, from, 'figure' in to ? squareOf(state, to.figure) : squareIn(state, to.at), language),
  sight: (state, figure, language) => ({ text: line(state, figure, language), overlay: {} }),
  reach(state, figure, language) {
    const words = queryWords(language);
    const zombie = zombieSquare(state, figure);
    if (zombie !== undefined) {
      const shifts = shiftsFrom(state, zombie);
      const squares = shifts.map((to) => ({ at: spotOf(state, to), tone: 'info' as const, open: true }));
      return { text: words.shifts(shifts.map((to) => squareName(state, to, language))), overlay: { squares } };
    }
    if (state.turn.step === 'place') {
      const overlay = cellsOverlay(state, deciderOf(state), language);
      return { text: words.places((overlay.cells ?? []).flatMap((cell) => cellName(state, cell, language) ?? [])), overlay };
    }
    const reach = [...reachOf(state, figure)];
    const zombies = reach.filter(([square]) => state.zombies[square] === 1).map(([square]) => squareName(state, square, language));
    const tokens = reach.filter(([square]) => state.tokens[square]).map(([square]) => squareName(state, square, language));
    return { text: words.reach(reach.length, state.turn.left, zombies, tokens), overlay: reachOverlay(state) };
  },
  odds(state, figure, other, language) {
    return oddsSaid(state, playerIn(state, figure) ? figure : state.turn.seat, squareOf(state, other), language);
  },
  landmark: () => undefined,
};

/** The odds of a pawn in a fight on a square. */
function oddsSaid(state: State, seat: Seat, square: Square | undefined, language: Language): Said {
  const words = queryWords(language);
  const player = playerIn(state, seat);
  if (!player || square === undefined || state.zombies[square] !== 1) return { text: words.noFight, overlay: {} };
  const there = { ...state, players: { ...state.players, [seat]: { ...player, square } } };
  const { alive, lives, bullets } = fightOdds(there, seat, 'best');
  const { need = 4 } = stageOf(state, seat, square, '', language);
  return {
    text: words.odds(nameOf(state, seat), squareName(state, square, language), need, percent(alive, language), lives, bullets, language),
    overlay: { squares: [{ at: spotOf(state, square), tone: 'warn', open: true }] },
  };
}
