import {
  cubeOf,
  deadzoneGame,
  enemiesIn,
  entriesOf,
  isToEnter,
  rangedWeapons,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import type { Random, Seat } from '@escarmouche/referee';
import { enemiesOf, figureOf, sheetOf } from '@escarmouche/skirmish';
import { freeSteps, gridOf, nameOfCube } from '@escarmouche/space/cubes';

/** Guesses before an activation ends. */
const TRIES = 6;

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random(Math.max(1, list.length))];

/** Any legal command, found by guesses and not from the list of all: for playouts. */
export function quick(state: State, seat: Seat, random: Random): Command {
  if (!state.activation) {
    const command = oneOf(
      deadzoneGame.offers(state, seat).flatMap((offer) => offer.command ?? []),
      random,
    );
    if (!command) throw new Error(`nothing is offered to ${seat}`);
    return command;
  }
  const figure = figureOf(state, state.activation.figure);
  for (let tries = 0; tries < TRIES; tries++) {
    const command = guess(state, figure, random);
    if (command && !deadzoneGame.check(state, seat, command)) return command;
  }
  return { type: 'done' };
}

function guess(state: State, figure: Figure, random: Random): Command | undefined {
  if (figure.posture === 'prone') return { type: 'standUp' };
  const [walk, run] = sheetOf(state, figure.id).speed ?? [0, 0];
  switch (random(6)) {
    case 0:
    case 1:
      return { type: 'move', path: steps(state, figure, walk, random) };
    case 2:
      return { type: 'sprint', path: steps(state, figure, run, random) };
    case 3:
      return { type: 'splat' };
    case 4: {
      const enemy = oneOf(enemiesIn(state, figure), random);
      return enemy && { type: 'fight', target: enemy.id };
    }
    default: {
      const [weapon, enemy] = [oneOf(rangedWeapons(state, figure), random), oneOf(enemiesOf(state, figure.id), random)];
      return weapon && enemy && { type: 'shoot', weapon: weapon.id, target: enemy.id };
    }
  }
}

/** Free steps one after the other, of which the last may have no floor. */
function steps(state: State, figure: Figure, most: number, random: Random): string[] {
  const grid = gridOf(state.scene.map);
  const { size } = sheetOf(state, figure.id);
  const entry = isToEnter(state, figure) ? oneOf(entriesOf(state, figure), random) : undefined;
  const path = entry ? [nameOfCube(entry)] : [];
  let cube = entry ?? cubeOf(figure);
  for (let left = most - path.length; left > 0; left--) {
    const step = oneOf(freeSteps(grid, cube, { size }), random);
    if (!step) break;
    cube = step.to;
    path.push(nameOfCube(cube));
  }
  return path;
}
