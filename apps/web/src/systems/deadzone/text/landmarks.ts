import { cubeOf, enemiesIn, hiddenFrom, isClear, isSeen, placeFor, rangedWeapons, type Figure, type State } from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import { enemiesOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import { nameOfCube, rangeBetween, SIDE, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import { figureIn, nameIn } from '../../plane/who.ts';
import type { Subject } from '../../preview.ts';
import type { Landmark } from '../../text-queries.ts';
import { readyOf } from '../advice/acting.ts';
import { movements } from '../advice/reach.ts';
import { reachOf, speedOf } from '../advice/ways.ts';
import { cubeMeant } from '../places.ts';
import { CUBE_ON_BOARD, middleOf, toBoard } from '../scale.ts';
import { queryWords } from './words.ts';

/** Facts about a cube, by key, each with the words for a change of it. */
type Marks = ReadonlyMap<string, { readonly value: string; readonly say: string }>;

/** Cubes in reach of a figure, by the action that leads there first. */
function reachBy(state: State, seat: Seat, id: string): ReadonlyMap<string, 'move' | 'sprint'> {
  const acting = readyOf(state, seat, id);
  const ways = acting ? movements(acting) : [];
  return new Map(
    ways.toReversed().flatMap((one) => {
      const type = one.type === 'sprint' ? 'sprint' : 'move';
      return acting ? [...reachOf(acting, speedOf(acting, one)).keys()].map((cube) => [cube, type] as const) : [];
    }),
  );
}

function marksAt(state: State, figure: Figure, cube: Cube, reach: ReadonlyMap<string, 'move' | 'sprint'>, language: Language): Marks {
  const words = queryWords(language).mark;
  const marks = new Map<string, { value: string; say: string }>();
  const mark = (key: string, value: string, say: string): void => void marks.set(key, { value, say });
  const name = nameOfCube(cube);
  const own = inPlay(figure) && name === nameOfCube(cubeOf(figure));
  const within = own ? 'own' : (reach.get(name) ?? 'out');
  mark('reach', within, words.reach[within]);
  mark('level', String(cube.level), words.level(cube.level));
  const objective = state.scene.mission.objectives.find(({ at }) => at === name);
  mark('objective', objective?.id ?? '', objective ? words.objective(objective.vp) : '');
  const foes = enemiesIn(state, figure, cube).map(({ id }) => nameIn(state, id));
  mark('foes', foes.join(), foes.length > 0 ? words.foes(foes.join(', ')) : '');
  const there = { ...figure, ...placeFor(state, figure, cube) };
  const far = sheetOf(state, figure.id).shoot === null ? 0 : Math.max(0, ...rangedWeapons(state, figure).map(({ range }) => Number(range)));
  for (const enemy of enemiesOf(state, figure.id)) {
    const who = nameIn(state, enemy.id);
    const hidden = hiddenFrom(state, enemy, there);
    const sight = !isSeen(hidden) ? 'hides' : isClear(hidden) ? 'open' : 'cover';
    mark(`sight ${enemy.id}`, sight, words[sight](who));
    const aims = sight !== 'hides' && rangeBetween(cube, cubeOf(enemy)) <= far;
    mark(`range ${enemy.id}`, String(aims), sight === 'hides' ? '' : words[aims ? 'range' : 'outOfRange'](who));
  }
  return marks;
}

/** The next cube in a direction at which reach, height, objectives, enemies, sight or range make a difference. */
export function landmarkFrom(
  state: State,
  seat: Seat,
  { figure: id }: Subject,
  from: BoardPoint,
  { x, y }: Vector,
  language: Language,
): Landmark | undefined {
  const figure = figureIn(state, id);
  const size = Math.hypot(x, y);
  if (!figure || size === 0) return undefined;
  const reach = reachBy(state, seat, id);
  const would = new Set(reach.keys());
  const cubeAt = (steps: number): Cube | undefined => {
    const far = (steps * CUBE_ON_BOARD) / size;
    return cubeMeant(state, { ...from, x: from.x + x * far, y: from.y + y * far }, would);
  };
  const start = cubeAt(0);
  let before: Marks = start ? marksAt(state, figure, start, reach, language) : new Map();
  for (let steps = 1; steps < SIDE; steps++) {
    const cube = cubeAt(steps);
    if (!cube) return undefined;
    const now = marksAt(state, figure, cube, reach, language);
    const changed = [...now].flatMap(([key, { value, say }]) => (before.get(key)?.value === value || say === '' ? [] : [say]));
    if (changed.length > 0) return { at: toBoard(middleOf(cube)), why: changed.join('. ') };
    before = now;
  }
  return undefined;
}
