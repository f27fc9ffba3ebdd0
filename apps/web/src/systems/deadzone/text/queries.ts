import {
  cubeOf,
  cubeSaid,
  deadzoneGame,
  FACE_NAMES,
  figuresOf,
  holderOf,
  poolFaces,
  seatOf,
  toEnter,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import { enemiesOf, inPlay } from '@escarmouche/skirmish';
import { cubeWithName, gridOf, holds, rangeBetween, STEPS, stepped, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Said, TextQueries } from '../../text-queries.ts';
import { figureIn, nameIn, tagOf } from '../../plane/who.ts';
import { readyOf, type Acting } from '../advice/acting.ts';
import { attackPreview } from '../advice/attack.ts';
import { reachOverlay } from '../advice/reach.ts';
import { reachOf } from '../advice/ways.ts';
import { lookAt } from '../advice/sight.ts';
import { adviceWords } from '../advice/words.ts';
import { bannerOf } from '../banner.ts';
import { spokenOf } from '../condition.ts';
import { cubeWritten, teamName } from '../look.ts';
import { cubeMeant } from '../places.ts';
import { toBoard, middleOf } from '../scale.ts';
import { labelled, percent } from '../../../i18n/format.ts';
import { landmarkFrom } from './landmarks.ts';
import { queryWords } from './words.ts';

const spotOf = (cube: Cube): BoardPoint => toBoard(middleOf(cube));

/** The cube that a spot of the board means. */
const cubeAtSpot = (state: State, at: BoardPoint): Cube | undefined => cubeMeant(state, at, new Set());

const standing = (state: State, id: string): Figure | undefined => {
  const figure = figureIn(state, id);
  return figure && inPlay(figure) ? figure : undefined;
};

function line(state: State, id: string, language: Language): string {
  const figure = figureIn(state, id);
  return figure ? spokenOf(state, figure, language) : '';
}

function objectives(state: State, language: Language): readonly string[] {
  const words = queryWords(language);
  return state.scene.mission.objectives.map(({ at, vp }) => {
    const holder = holderOf(state, at);
    return words.holds(cubeSaid(cubeWithName(at), language), vp, holder === undefined ? words.free : teamName(state, holder, language));
  });
}

function scan(state: State, seat: Seat | undefined, language: Language): readonly string[] {
  const words = queryWords(language);
  const { turn, phase } = bannerOf(state, language);
  const seats = state.scene.groups.map((group) => group.seat);
  const order = seat === undefined ? seats : [seat, ...seats.filter((one) => one !== seat)];
  return [
    `${turn}. ${phase}.`,
    ...order.flatMap((one) => [
      `${labelled(teamName(state, one, language), `${state.points[one] ?? 0} / ${state.scene.mission.target}`, language)}. ${words.pool(
        teamName(state, one, language),
        poolFaces(state, one)
          .map((face) => FACE_NAMES[face][language])
          .join(', ') || words.none,
      )}`,
      ...[...figuresOf(state, one), ...toEnter(state, one)].map(({ id }) => line(state, id, language)),
    ]),
    ...objectives(state, language),
  ];
}

function sight(state: State, id: string, language: Language, target?: string): Said {
  const words = queryWords(language);
  const looker = standing(state, id);
  if (!looker) return { text: words.nothing, overlay: {} };
  const all = enemiesOf(state, id)
    .filter((enemy) => target === undefined || enemy.id === target)
    .map((enemy) => ({ enemy, seen: lookAt(state, looker, enemy, language) }));
  const only = all.length === 1 ? all[0] : undefined;
  return {
    text:
      all.length === 0 ? words.nobody : all.map(({ enemy, seen }) => words.sees(nameIn(state, enemy.id), seen.audit.verdict)).join('. '),
    overlay: { sights: all.map(({ seen }) => seen.line), ...(only && { audit: only.seen.audit }) },
  };
}

const activeSeat = (state: State): Seat => deadzoneGame.active(state)[0] ?? '';

const actingOf = (state: State, id: string): Acting | undefined => readyOf(state, activeSeat(state), id) ?? actingAnyway(state, id);

/** A figure whose turn it is not: as if it were to act now. */
function actingAnyway(state: State, id: string): Acting | undefined {
  const figure = standing(state, id);
  return figure && { state, figure, seat: seatOf(state, id), lead: [] };
}

function reach(state: State, id: string, language: Language): Said {
  const acting = actingOf(state, id);
  const words = queryWords(language);
  if (!acting) return { text: words.nothing, overlay: {} };
  const speed = state.scene.sheets[id]?.speed ?? [0, 0];
  const [near, far] = speed.map((cubes) => [...reachOf(acting, cubes).values()].map(({ cube }) => cubeSaid(cube, language)));
  return {
    text: words.reach(
      near ?? [],
      (far ?? []).filter((one) => !(near ?? []).includes(one)),
    ),
    overlay: reachOverlay(acting),
  };
}

/** Actions of a command die are called by the name of the action and what it costs. */
const FREE: TextQueries<State>['verbs'] = Object.fromEntries(
  (['move', 'shoot', 'shootCube', 'suppress', 'fight', 'drop', 'give'] as const).map((type) => [
    `free ${type}`,
    { fr: [`${adviceWords('fr').actions[type]} gratuitement`], en: [`free ${adviceWords('en').actions[type]}`] },
  ]),
);

/** Questions about a patrol, in words. */
export const queries: TextQueries<State> = {
  verbs: {
    sprint: { fr: ['sprint', 'sprinter', 'courir'], en: ['sprint', 'run'] },
    standUp: { fr: ['se relever', 'relever'], en: ['stand up', 'rise'] },
    suppress: { fr: ['mitrailler'], en: ['spray', 'suppress'] },
    drop: { fr: ['laisser', 'lâcher', 'déposer'], en: ['drop'] },
    give: { fr: ['donner', 'remettre'], en: ['hand over', 'give'] },
    ...FREE,
  },
  lesson(state, subject, _nearby, language) {
    const { lessons } = queryWords(language);
    if (state.phase === 'deployment') return lessons.deploy;
    if (state.phase !== 'play') return lessons.other;
    return subject ? lessons.act : lessons.choose;
  },
  manual: (language) => queryWords(language).manual,
  spotNames: (language) => queryWords(language).spots,
  spotOf(_state, name) {
    const cube = cubeWritten(name);
    return cube && spotOf(cube);
  },
  nameOf(state, at, language) {
    const cube = cubeAtSpot(state, at);
    return cube ? cubeSaid(cube, language) : queryWords(language).nothing;
  },
  places: (state, language) =>
    state.scene.mission.objectives.map(({ id, at, vp }) => {
      const cube = cubeWithName(at);
      return { id, name: queryWords(language).objective(cubeSaid(cube, language)), also: [], at: spotOf(cube), detail: `${vp}` };
    }),
  spotsBy(state, _figure, place) {
    return state.scene.mission.objectives.flatMap(({ id, at }) => (id === place ? [spotOf(cubeWithName(at))] : []));
  },
  spotsAround(state, _figure, other) {
    const figure = standing(state, other);
    const grid = gridOf(state.scene.map);
    if (!figure) return [];
    const own = cubeOf(figure);
    return [own, ...STEPS.map((step) => stepped(own, step)).filter((cube) => holds(grid, cube))].map(spotOf);
  },
  towards(state, id, goal, length = 1) {
    const figure = standing(state, id);
    if (!figure) return { x: 0, y: 0 };
    const own = cubeOf(figure);
    const to = 'heading' in goal ? undefined : cubeAtSpot(state, goal.at);
    const by = (from: number, until: number): number => Math.sign(until - from) * Math.min(length, Math.abs(until - from));
    if (to) return spotOf({ column: own.column + by(own.column, to.column), row: own.row + by(own.row, to.row), level: to.level });
    const { x, y } = 'heading' in goal ? goal.heading : { x: 0, y: 0 };
    return spotOf({ ...own, column: own.column + Math.sign(x) * length, row: own.row - Math.sign(y) * length });
  },
  where(state, id, language) {
    const figure = standing(state, id);
    return figure ? cubeSaid(cubeOf(figure), language) : '';
  },
  line,
  objectives: (state, _seat, language) => objectives(state, language),
  scan,
  measure(state, from, to, language) {
    const words = queryWords(language);
    const figure = standing(state, from);
    const other = 'figure' in to ? standing(state, to.figure) : undefined;
    const goal = 'figure' in to ? other && cubeOf(other) : cubeAtSpot(state, to.at);
    if (!figure || !goal) return { text: words.nothing, overlay: {} };
    const label = words.far(rangeBetween(cubeOf(figure), goal));
    return {
      text: `${labelled(cubeSaid(goal, language), label, language)}.`,
      overlay: { trail: { points: [toBoard(figure), toBoard(middleOf(goal))], tone: 'info', label } },
    };
  },
  sight,
  reach,
  odds(state, id, other, language) {
    const words = queryWords(language);
    const acting = actingOf(state, id);
    const target = standing(state, other);
    if (!acting || !target) return { text: words.nothing, overlay: {} };
    const preview = attackPreview(acting, target, 0, language);
    const { odds } = preview.panel;
    return {
      text: odds
        ? labelled(`${tagOf(state, id)} → ${tagOf(state, other)}`, `${odds.of} ${percent(odds.chance, language)}`, language)
        : words.noOdds,
      overlay: preview.overlay,
    };
  },
  landmark: landmarkFrom,
};
