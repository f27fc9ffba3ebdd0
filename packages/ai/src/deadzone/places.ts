import { enemiesOf, figureOf, sheetOf } from '@escarmouche/skirmish';
import { cubeNamed, nameOfCube, rangeBetween, type Cube } from '@escarmouche/space/cubes';
import {
  cubeOf,
  hiddenFrom,
  holderOf,
  isClear,
  isSeen,
  placeFor,
  rangedWeapons,
  seatOf,
  takesItems,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import { figureWorth } from './worth.ts';

/** Worth of an objective a cube nearer, and of one held. */
const NEAR = 0.12;
const HELD = 1.2;
/** Worth of an item in the cube. */
const ITEM = 0.4;
/** Share of a figure's worth that one enemy's shot takes on average: seen in part, and wholly. */
const SEEN = 0.08;
const CLEAR = 0.16;
/** Worth of an enemy in range and sight. */
const AIM = 0.15;

/** The figure as it would stand in a cube. */
export function standing(state: State, figure: Figure, cube: Cube): Figure {
  return { ...figure, ...placeFor(state, figure, cube), posture: 'standing' };
}

/** Worth of a place for a figure: objectives, enemies that it may shoot at, and those that may shoot at it. */
export function placeWorth(state: State, there: Figure): number {
  return objectives(state, there) + items(state, there) + exchange(state, there);
}

/** A pull to items, of a figure that may pick one up and has its hands free. */
function items(state: State, there: Figure): number {
  if (state.tokens.length === 0 || there.carried.length > 0 || !takesItems(state, there.id)) return 0;
  const cube = cubeOf(there);
  let best = 0;
  for (const { at } of state.tokens) {
    const token = cubeNamed(at);
    const away = token ? rangeBetween(cube, token) : Infinity;
    best = Math.max(best, away === 0 ? ITEM : NEAR * ITEM * Math.max(0, 4 - away));
  }
  return best;
}

function objectives(state: State, there: Figure): number {
  const cube = cubeOf(there);
  const seat = seatOf(state, there.id);
  let best = 0;
  for (const { at, vp } of state.scene.mission.objectives) {
    const objective = cubeNamed(at);
    if (!objective) continue;
    const away = rangeBetween(cube, objective);
    const taken = holderOf(state, nameOfCube(objective)) === seat && !isHolder(state, there, objective);
    const pull = vp * (taken ? 0.3 : 1);
    best = Math.max(best, away === 0 ? HELD * pull : pull * NEAR * Math.max(0, 8 - away));
  }
  return best;
}

/** Does the figure itself hold the objective now, alone of its team? */
function isHolder(state: State, there: Figure, objective: Cube): boolean {
  return nameOfCube(cubeOf(figureOf(state, there.id))) === nameOfCube(objective);
}

function exchange(state: State, there: Figure): number {
  const own = longest(state, there);
  let worth = 0;
  for (const enemy of enemiesOf(state, there.id)) {
    const range = rangeBetween(cubeOf(there), cubeOf(enemy));
    const theirs = longest(state, enemy);
    if (range === 0 || range > Math.max(own, theirs)) continue;
    const hidden = hiddenFrom(state, enemy, there);
    if (!isSeen(hidden)) continue;
    if (range <= theirs) worth -= (isClear(hidden) ? CLEAR : SEEN) * figureWorth(state, there);
    if (range <= own) worth += AIM;
  }
  return worth;
}

function longest(state: State, figure: Figure): number {
  if (sheetOf(state, figure.id).shoot === null) return 0;
  return Math.max(0, ...rangedWeapons(state, figure).map(({ range }) => Number(range)));
}
