import type { Seat } from '@escarmouche/referee';
import { enemiesOf, figureOf, type FigureId } from '@escarmouche/skirmish';
import { nameOfCube, placeIn, type Cube } from '@escarmouche/space/cubes';
import type { Spot } from './commands.ts';
import { standUp } from './damage.ts';
import { cubeOf, seatOf } from './figures.ts';
import { placeFor } from './placing.ts';
import { hiddenFrom, isClear, isSeen } from './sight.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** Places in a cube that are compared: its middle, and eight around it. */
const SHARES = [0.5, 0.2, 0.8];

/** How much of a figure is seen: nothing, a part, all of it. */
const grade = (hidden: number): string => (isSeen(hidden) ? (isClear(hidden) ? 'all' : 'part') : 'nothing');

/** Sight between a figure and each enemy, both ways. */
const outlookOf = (state: State, figure: Figure): string =>
  enemiesOf(state, figure.id)
    .map((enemy) => `${grade(hiddenFrom(state, enemy, figure))} ${grade(hiddenFrom(state, figure, enemy))}`)
    .join();

/** Places of a cube for a figure, one for each outlook that it may have there: the one that it takes by itself first. */
function placesOf(state: State, figure: Figure, cube: Cube, usual: Figure): readonly Spot[] {
  const found = new Map<string, Spot>([[outlookOf(state, usual), { x: usual.x, y: usual.y }]]);
  for (const east of SHARES)
    for (const south of SHARES) {
      const there = { ...figure, ...placeFor(state, figure, cube, placeIn(cube, east, south)) };
      const outlook = outlookOf(state, there);
      if (!found.has(outlook)) found.set(outlook, { x: there.x, y: there.y });
    }
  return [...found.values()];
}

/** The place in a cube that a player picks for a figure, among those that differ in what is seen from it, or of it (DZ-STATE-AWAY). */
export function choosePlace(turn: Turn, seat: Seat, figure: Figure, cube: Cube, rule: string): Spot {
  const { state } = turn;
  const usual = { ...figure, ...placeFor(state, figure, cube) };
  const options = placesOf(state, figure, cube, usual);
  return turn.choose('place', { seat, about: { figure: figure.id, rule, at: nameOfCube(cube) }, options });
}

/** A pinned figure stands up without an action, where its owner likes in its cube (DZ-MOVE-POSITION, DZ-FIGHT-PINNED-DEFENDER). */
export function riseFreely(turn: Turn, id: FigureId, rule: string): void {
  const { state } = turn;
  if (figureOf(state, id).posture !== 'prone') return;
  standUp(turn, id, rule);
  const figure = figureOf(state, id);
  const cube = cubeOf(figure);
  const options = placesOf(state, figure, cube, figure);
  const { x, y } = turn.choose('place', { seat: seatOf(state, id), about: { figure: id, rule, at: nameOfCube(cube) }, options });
  if (x !== figure.x || y !== figure.y) turn.emit({ type: 'moved', figure: id, path: [], x, y, z: figure.z, how: 'shift' });
}
