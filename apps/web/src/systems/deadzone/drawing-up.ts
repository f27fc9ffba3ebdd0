import { cubeOf, deploymentCubes, placeFor, undeployed, type Command, type Figure, type State } from '@escarmouche/deadzone';
import { mix, type Seat } from '@escarmouche/referee';
import { cubeWithName, nameOfCube, rangeBetween, type Cube } from '@escarmouche/space/cubes';

/** Cubes farther than this from an objective are all the same. */
const FAR = 8;

/** Places for all figures of a seat that have none: near an objective, none beside another, on the ground; other places with another lot. */
export function drawnUp(state: State, seat: Seat, lot = 0): readonly Command[] {
  let draft = state;
  return undeployed(state, seat).flatMap((figure, i): Command[] => {
    const cubes = deploymentCubes(draft, figure);
    const ranked = cubes
      .map((cube, k) => ({ cube, worth: worthOf(draft, cube) + (mix(lot, i * 64 + k) % 100) / 100 }))
      .sort((a, b) => b.worth - a.worth);
    const [best] = ranked;
    if (!best) return [];
    const place = placeFor(draft, figure, best.cube);
    const placed = { ...figure, ...place, posture: 'standing' } as Figure;
    draft = { ...draft, figures: { ...draft.figures, [figure.id]: placed } };
    return [{ type: 'deploy', figure: figure.id, cube: nameOfCube(best.cube) }];
  });
}

function worthOf({ scene: { mission }, figures }: State, cube: Cube): number {
  const near = mission.objectives.map(({ at }) => FAR - rangeBetween(cube, cubeWithName(at)));
  const shared = Object.values(figures).some((one) => one.posture === 'standing' && isOver(cube, one));
  return Math.max(0, ...near) - (shared ? 3 : 0) + cube.level / 10;
}

function isOver({ column, row }: Cube, figure: Figure): boolean {
  const other = cubeOf(figure);
  return other.column === column && other.row === row;
}
