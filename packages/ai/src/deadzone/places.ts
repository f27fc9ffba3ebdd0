import { enemiesOf, oncePer, sheetOf, withFigures } from '@escarmouche/skirmish';
import { cubeNamed, numberOf, rangeBetween, sameCube, type Cube } from '@escarmouche/space/cubes';
import { cubeOf, holderOf, isToEnter, placeFor, seatOf, takesItems, type Figure, type State } from '@escarmouche/deadzone';
import { bestAim } from './aims.ts';

/** Worth of an objective a cube nearer, and of one held. */
const NEAR = 0.12;
const HELD = 1.2;
/** Worth of an item in the cube. */
const ITEM = 0.4;
/** Part of an objective that is left to win where another of the team holds it. */
const TAKEN = 0.3;
/** Part of the gain of a shot that a place gives, and of those of enemies at it: of those who act in this Round yet, and of the others. */
const AIM = 0.5;
const SOON = 0.3;
const LATER = 0.2;

/** The figure as it would stand in a cube. */
export function standing(state: State, figure: Figure, cube: Cube): Figure {
  return { ...figure, ...placeFor(state, figure, cube), posture: 'standing' };
}

/** Places of empty cubes, by Size and cube. */
const placesIn = oncePer((_scene: State['scene']) => new Map<string, ReturnType<typeof placeFor>>());

/** The same as if nobody else stood in the cube: near enough to weigh it, and found once a battle. */
function alone(state: State, figure: Figure, cube: Cube): Figure {
  if (!isToEnter(state, figure) && sameCube(cubeOf(figure), cube)) return { ...figure, posture: 'standing' };
  const known = placesIn(state.scene);
  const key = `${sheetOf(state, figure.id).size} ${numberOf(cube)}`;
  let place = known.get(key);
  if (!place) {
    const figures = Object.fromEntries(Object.entries(state.figures).map(([id, one]) => [id, { ...one, posture: 'reserve' as const }]));
    known.set(key, (place = placeFor({ ...state, figures }, figure, cube)));
  }
  return { ...figure, ...place, posture: 'standing' };
}

/** An objective as a figure sees it: its cube, and how much of its points are to be won there. */
interface Goal {
  readonly cube: Cube;
  readonly pull: number;
}

/** A place as a figure may use it: its worth, and the gain of the best shot from there at once. */
export interface Prospect {
  readonly worth: number;
  readonly aim: number;
}

/** Prospects of places for a figure, each cube weighed once: objectives, the best shot from there, and those of enemies at it. */
export function placesFor(state: State, figure: Figure): (cube: Cube) => Prospect {
  const goals = goalsOf(state, figure);
  const enemies = enemiesOf(state, figure.id);
  const known = new Map<number, Prospect>();
  return (cube) => {
    const key = numberOf(cube);
    let prospect = known.get(key);
    if (!prospect) known.set(key, (prospect = weigh(state, alone(state, figure, cube), goals, enemies)));
    return prospect;
  };
}

/** Worth of one exact place for a figure that stands there. */
export const placeWorth = (state: State, there: Figure): number =>
  weigh(state, there, goalsOf(state, there), enemiesOf(state, there.id)).worth;

function weigh(state: State, there: Figure, goals: readonly Goal[], enemies: readonly Figure[]): Prospect {
  const then = withFigures(state, there);
  const aim = bestAim(then, there, enemies);
  let danger = 0;
  for (const enemy of enemies) danger += (enemy.activated ? LATER : SOON) * bestAim(then, enemy, [there]);
  return { worth: objectives(goals, cubeOf(there)) + items(state, there) + AIM * aim - danger, aim };
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

function goalsOf(state: State, figure: Figure): readonly Goal[] {
  const seat = seatOf(state, figure.id);
  return state.scene.mission.objectives.flatMap(({ at, vp }): readonly Goal[] => {
    const cube = cubeNamed(at);
    if (!cube) return [];
    const taken = holderOf(state, at) === seat && !sameCube(cubeOf(figure), cube);
    return [{ cube, pull: vp * (taken ? TAKEN : 1) }];
  });
}

function objectives(goals: readonly Goal[], cube: Cube): number {
  let best = 0;
  for (const goal of goals) {
    const away = rangeBetween(cube, goal.cube);
    best = Math.max(best, goal.pull * (away === 0 ? HELD : NEAR * Math.max(0, 8 - away)));
  }
  return best;
}
