import { refuse, type Refusal, type Seat } from '@escarmouche/referee';
import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { cubeNamed, cubeWithName, gridOf, mayEnd, sameCube, type Cube } from '@escarmouche/space/cubes';
import type { CommandOf } from './commands.ts';
import { seatOf, sizeOf, teamOf } from './figures.ts';
import { isWithin } from './placing.ts';
import { roomsFor } from './room.ts';
import type { Figure, State } from './state.ts';
import { squaresOf } from './zones.ts';

/** Cubes of a player's zone in which a figure may start: any level with a floor, the ground alone for vehicles (DZ-SETUP-DEPLOY). */
export function deploymentCubes(state: State, figure: Figure): readonly Cube[] {
  const grid = gridOf(state.scene.map);
  const levels = sheetOf(state, figure.id).type === 'V' ? 1 : state.scene.map.levels;
  const traveller = { size: sizeOf(state, figure), fits: roomsFor(state, figure) };
  return squaresOf(state, seatOf(state, figure.id)).flatMap((square) => {
    const ground = cubeWithName(square);
    const stack = Array.from({ length: levels }, (_, i) => ({ ...ground, level: i + 1 }));
    return stack.filter((cube) => mayEnd(grid, cube, traveller));
  });
}

export function deployRefusal(state: State, seat: Seat, { figure: id, cube: name, at }: CommandOf<'deploy'>): Refusal | undefined {
  if (!Object.hasOwn(state.figures, id) || seatOf(state, id) !== seat) {
    return refuse('DZ-SETUP-DEPLOY', 'Ce n’est pas une de vos figurines.', 'This is not one of your figures.');
  }
  const figure = figureOf(state, id);
  const cube = cubeNamed(name);
  const found = cube && deploymentCubes(state, { ...figure, posture: 'reserve' }).find((one) => sameCube(one, cube));
  if (!found) {
    return refuse(
      'DZ-SETUP-DEPLOY',
      'Elle se déploie dans un cube de sa zone, sur un sol, s’il y a la place.',
      'It deploys in a cube of its zone, on a floor, where there is room.',
    );
  }
  return at && !isWithin(state, figure, found, at)
    ? refuse('DZ-MOVE-POSITION', 'Le centre du socle ne peut pas être là.', 'The centre of the base cannot be there.')
    : undefined;
}

/** A player is ready once nobody waits to be deployed who finds room (DZ-SETUP-DEPLOY). */
export function readyRefusal(state: State, seat: Seat): Refusal | undefined {
  return undeployed(state, seat).some((figure) => deploymentCubes(state, figure).length > 0)
    ? refuse('DZ-SETUP-DEPLOY', 'Toutes les figurines se déploient d’abord.', 'All figures deploy first.')
    : undefined;
}

/** Figures of a player that wait to be deployed, in roster order. */
export function undeployed(state: State, seat: Seat): readonly Figure[] {
  return teamOf(state, seat)
    .figures.map((id) => figureOf(state, id))
    .filter(({ posture }) => posture === 'reserve');
}
