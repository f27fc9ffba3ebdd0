import { cubeSaid, deadzoneGame, deploymentCubes, placeFor, type Command, type Figure, type State } from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import { cornerOf, nameOfCube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { nameIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';
import { cubeMeant } from '../places.ts';
import { fromBoard, toBoard } from '../scale.ts';
import { ghostAt } from './reach.ts';
import { wordsOf } from '../words.ts';

const inReserve = (figure: Figure): Figure => ({ ...figure, posture: 'reserve' });

/** Cubes in which a figure may be deployed. */
export function deploymentOverlay(state: State, figure: Figure): Overlay {
  return { cells: deploymentCubes(state, inReserve(figure)).map((cube) => ({ at: toBoard(cornerOf(cube)), tone: 'plain' })) };
}

export function deployPreview(
  state: State,
  seat: Seat,
  figure: Figure,
  point: BoardPoint,
  language: Language,
): Preview<Command> | undefined {
  const would = new Set(deploymentCubes(state, inReserve(figure)).map(nameOfCube));
  const cube = cubeMeant(state, point, would);
  if (!cube) return undefined;
  const { at } = fromBoard(point);
  const place = placeFor(state, figure, cube, at);
  const command: Command = {
    type: 'deploy',
    figure: figure.id,
    cube: nameOfCube(cube),
    at: { x: place.x, y: place.y },
  };
  const refusal = deadzoneGame.check(state, seat, command);
  return {
    commands: [command],
    ...(refusal && { refusal }),
    atOnce: true,
    overlay: {
      ...deploymentOverlay(state, figure),
      ghost: ghostAt(state, figure, place, refusal ? 'bad' : 'good'),
    },
    panel: { title: `${nameIn(state, figure.id)} → ${cubeSaid(cube, language)}`, detail: wordsOf(language).reserve, facts: [] },
  };
}
