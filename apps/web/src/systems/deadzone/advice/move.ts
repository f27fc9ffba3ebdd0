import {
  countOf,
  cubeOf,
  cubeSaid,
  deadzoneGame,
  enemiesIn,
  isToEnter,
  placeFor,
  travellerOf,
  type Command,
  type State,
} from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { gridOf, nameOfCube, pathFault, rangeBetween, sameCube, type Arrival, type Cube } from '@escarmouche/space/cubes';
import { figureOf } from '@escarmouche/skirmish';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import type { Mark } from '../../../boards/overlay.ts';
import { nameIn } from '../../plane/who.ts';
import type { Fact, Preview } from '../../preview.ts';
import { cubeMeant } from '../places.ts';
import { fromBoard, toBoard, middleOf } from '../scale.ts';
import { tried, withFigureAt, type Acting } from './acting.ts';
import { refusalOf } from './actions.ts';
import type { Chosen } from './chosen.ts';
import { exchange, spendOf } from './attack.ts';
import { bestResponse, fightView } from './odds.ts';
import { ghostAt, movements, reachOverlay, withAim } from './reach.ts';
import { FAR, reachOf, speedOf } from './ways.ts';
import { adviceWords } from './words.ts';

/** A place of the board that a movement goes to, points that it goes through, and Dé results added to the Fight there. */
export interface Goal {
  readonly point: BoardPoint;
  readonly via: readonly BoardPoint[];
  readonly spent: number;
}

/** The movement of a figure to a place of the board. */
export function movePreview(
  acting: Acting,
  { point, via: points, spent }: Goal,
  chosen: Chosen | undefined,
  language: Language,
): Preview<Command> | undefined {
  const { state, figure } = acting;
  const options = movements(acting, chosen);
  const waysOf = (one: Chosen, via: readonly Cube[]) => reachOf(acting, speedOf(acting, one), via);
  const would = (via: readonly Cube[]) => new Set(options.flatMap((one) => [...waysOf(one, via).keys()]));
  const via: Cube[] = [];
  for (const at of points) via.push(...[cubeMeant(state, at, would(via)) ?? []].flat());
  const own = cubeOf(figure);
  const stays = via.length === 0 && !isToEnter(state, figure);
  const cube = cubeMeant(state, point, stays ? would(via).add(nameOfCube(own)) : would(via));
  if (!cube) return undefined;
  const movement = options.find((one) => waysOf(one, via).has(nameOfCube(cube)));
  const arrival = movement && waysOf(movement, via).get(nameOfCube(cube));
  const { at } = fromBoard(point);
  if (stays && sameCube(cube, own)) return shiftPreview(acting, cube, at, chosen, language);
  if (!movement || !arrival) return refusedMove(acting, [...via, cube], at, chosen, language);
  return arrivalPreview(acting, { ...arrival, via }, at, movement, spent, language);
}

function arrivalPreview(
  acting: Acting,
  { cube, path, drop, via }: Arrival & { readonly via: readonly Cube[] },
  wish: { readonly x: number; readonly y: number },
  movement: Chosen,
  spent: number,
  language: Language,
): Preview<Command> {
  const { state, figure, seat } = acting;
  const words = adviceWords(language);
  const place = placeFor(state, figure, cube, wish);
  const enemies = enemiesIn(state, figure, cube);
  const spend = enemies.length > 0 ? spendOf(state, seat, spent, language) : undefined;
  const [foe] = enemies;
  const command: Command = {
    type: movement.type === 'sprint' ? 'sprint' : 'move',
    path: path.slice(1).map(nameOfCube),
    at: { x: place.x, y: place.y },
    ...(movement.free && { free: true as const }),
    ...(foe && enemies.length === 1 && { target: foe.id }),
    ...(spend && spend.count > 0 && { dice: spend.count }),
  } as Command;
  const done = tried(acting, command);
  const { refusal } = done;
  const there = withFigureAt(state, figure, place);
  const moved = figureOf(there, figure.id);
  const tone = refusal ? 'bad' : drop >= 2 || foe ? 'warn' : 'good';
  const chain =
    foe && !refusal
      ? bestResponse(there, { attacker: figure.id, target: foe.id, dice: spend?.count ?? 0, moved: figure.id }, false)
      : undefined;
  const label = words.cubes(path.length - 1);
  const leaving = enemiesIn(state, figure);
  return {
    ...done,
    overlay: {
      ...withAim(reachOverlay(acting, movement.free ? movement : undefined, via), cube, tone),
      ghost: ghostAt(state, figure, place, tone),
      ...trailOf(acting, [...path.slice(1, -1).map((step) => toBoard(middleOf(step))), toBoard(place)], tone, label),
      ...(foe && { marks: [{ kind: 'figure', id: foe.id, tone: 'warn' }] }),
    },
    panel: {
      title: words.against(nameIn(state, figure.id), cubeSaid(cube, language)),
      detail: `${movement.free ? words.free(words.actions[movement.type]) : words.actions[movement.type]} · ${label}`,
      ...(chain && { odds: fightView(there, chain.odds, language) }),
      ...(spend && { spend }),
      facts: [
        ...(leaving.length > 0
          ? [
              {
                label: words.leaving,
                value: leaving.map(({ id }) => nameIn(state, id)).join(', '),
                tone: 'bad',
                rule: 'DZ-MOVE-BREAK-AWAY',
              } as Fact,
            ]
          : []),
        ...(drop >= 2 ? [{ label: words.falls, value: words.levels(drop), tone: 'bad', rule: 'DZ-STATE-FALL' } as Fact] : []),
        ...(foe ? [{ label: words.charges, value: nameIn(state, foe.id), tone: 'warn', rule: 'DZ-MOVE-ENTER-ENEMY' } as Fact] : []),
        ...objectiveFact(state, cube, language),
      ],
      groups: exchange(there, moved, language),
      commit: words.does[movement.type],
    },
  };
}

/** The way to the points, from the figure if it stands on the board. */
function trailOf(
  { state, figure }: Acting,
  points: NonNullable<Overlay['trail']>['points'],
  tone: 'good' | 'warn' | 'bad',
  label: string,
): Pick<Overlay, 'trail'> {
  const all = isToEnter(state, figure) ? points : [toBoard(figure), ...points];
  return all.length > 1 ? { trail: { points: all, tone, label } } : {};
}

function objectiveFact(state: State, cube: Cube, language: Language): readonly Fact[] {
  const objective = state.scene.mission.objectives.find(({ at }) => at === nameOfCube(cube));
  return objective
    ? [{ label: adviceWords(language).objective, value: adviceWords(language).vp(objective.vp), tone: 'good', rule: 'DZ-VP-OBJECTIVE' }]
    : [];
}

/** Another place in the figure's own cube: a movement of no cube. */
function shiftPreview(
  acting: Acting,
  cube: Cube,
  wish: { readonly x: number; readonly y: number },
  chosen: Chosen | undefined,
  language: Language,
): Preview<Command> {
  const { state, figure, seat } = acting;
  const words = adviceWords(language);
  const place = placeFor(state, figure, cube, wish);
  const free = chosen?.free ?? (refusalOf(acting, { type: 'move', free: false }) !== undefined && countOf(state, seat, 'move') > 0);
  const command = {
    type: 'move',
    path: [],
    at: { x: place.x, y: place.y },
    ...(free && { free: true as const }),
  } as Command;
  const done = tried(acting, command);
  const { refusal } = done;
  return {
    ...done,
    overlay: {
      ...withAim(reachOverlay(acting, chosen), cube, refusal ? 'bad' : 'good'),
      ghost: ghostAt(state, figure, place, refusal ? 'bad' : 'good'),
    },
    panel: {
      title: words.against(nameIn(state, figure.id), cubeSaid(cube, language)),
      detail: words.shift,
      facts: [],
      groups: exchange(withFigureAt(state, figure, place), { ...figure, ...place }, language),
      commit: words.does.move,
    },
  };
}

/** Why the figure does not come there: the side in its way, the distance, or what it has done. */
function refusedMove(
  acting: Acting,
  goals: readonly Cube[],
  wish: { readonly x: number; readonly y: number },
  chosen: Chosen | undefined,
  language: Language,
): Preview<Command> {
  const { state, figure, seat } = acting;
  const words = adviceWords(language);
  const type = chosen?.type === 'sprint' || (!chosen && movements(acting).some((one) => one.type === 'sprint')) ? 'sprint' : 'move';
  const speed = speedOf(acting, chosen ?? { type, free: false });
  const [cube = cubeOf(figure)] = goals.slice(-1);
  const start = cubeOf(figure);
  const straight = [start, ...goals.flatMap((to, i) => straightWay(goals[i - 1] ?? start, to).slice(1))];
  const round = reachOf(acting, FAR, goals.slice(0, -1)).get(nameOfCube(cube))?.path;
  const path = isToEnter(state, figure) ? (round ?? [start, ...goals]) : straight.length - 1 <= speed || !round ? straight : round;
  const command = { type, path: path.slice(1).map(nameOfCube), ...(chosen?.free && { free: true as const }) } as Command;
  const refusal = deadzoneGame.check(state, seat, command);
  const place = placeFor(state, figure, cube, wish);
  return {
    commands: [],
    ...(refusal && { refusal }),
    overlay: {
      ...withAim(reachOverlay(acting, chosen), cube, 'bad'),
      ghost: ghostAt(state, figure, place, 'bad'),
      marks: sideInTheWay(acting, path, speed),
      ...trailOf(
        acting,
        path.slice(1).map((step) => toBoard(middleOf(step))),
        'bad',
        words.cubes(path.length - 1),
      ),
    },
    panel: { title: words.against(nameIn(state, figure.id), cubeSaid(cube, language)), detail: words.actions[type], facts: [] },
  };
}

/** Cubes from one to another, straight on. */
function straightWay(from: Cube, to: Cube): readonly Cube[] {
  const way = [from];
  for (let at = from; !sameCube(at, to) && way.length <= FAR;) {
    at = {
      column: at.column + Math.sign(to.column - at.column),
      row: at.row + Math.sign(to.row - at.row),
      level: at.level + Math.sign(to.level - at.level),
    };
    way.push(at);
  }
  return way;
}

/** The scenery of the side that stops a way. */
function sideInTheWay({ state, figure }: Acting, path: readonly Cube[], speed: number): readonly Mark[] {
  const grid = gridOf(state.scene.map);
  const fault = pathFault(grid, isToEnter(state, figure) ? path.slice(1) : path, travellerOf(state, figure, Math.max(speed, path.length)));
  if (fault?.why !== 'blocked') return [];
  const { at, by } = fault.blocked;
  const around = rangeBetween(at, fault.at) > 0 ? [at, fault.at] : [at];
  return state.scene.map.panels
    .filter((panel) => around.some((cube) => panel.at === nameOfCube(cube)) && (panel.side === by || by.length > 1))
    .flatMap((panel) =>
      Array.from({ length: 4 }, (_, i): Mark => ({ kind: 'feature', id: `${panel.at} ${panel.side} ${i}`, tone: 'bad' })),
    );
}
