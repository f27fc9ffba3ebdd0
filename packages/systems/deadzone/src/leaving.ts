import { refuse, type Refusal } from '@escarmouche/referee';
import type { FigureId } from '@escarmouche/skirmish';
import { cubeWithName, gridOf, nameOfCube, pathFault, sameCube, type Cube, type Traveller } from '@escarmouche/space/cubes';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

/** Does the mission let figures leave the board from this cube (DZ-MOVE-LEAVE)? */
const isExit = ({ scene }: State, cube: Cube): boolean => (scene.mission.exits ?? []).some((name) => sameCube(cubeWithName(name), cube));

/** Refusal of a movement that ends beyond the edge: from a cube that the mission names, the step over the edge counted as one (DZ-MOVE-LEAVE). */
export function leaveRefusal(state: State, path: readonly Cube[], last: Cube, traveller: Traveller): Refusal | undefined {
  if (!isExit(state, last))
    return refuse(
      'DZ-MOVE-LEAVE',
      'La mission ne laisse pas quitter le plateau d’ici.',
      'The mission lets nobody leave the board from here.',
    );
  if (path.length > traveller.speed)
    return refuse('DZ-MOVE-LEAVE', 'Le pas hors du plateau compte pour un cube.', 'The step off the board counts as a cube.');
  const fault = pathFault(gridOf(state.scene.map), path, { ...traveller, fits: () => true });
  if (fault || (path.length > 1 && traveller.meets(last)))
    return refuse('DZ-MOVE-LEAVE', `Elle ne passe pas par ${nameOfCube(last)}.`, `It does not pass ${nameOfCube(last)}.`);
  return undefined;
}

/** The figure is off the board, for good. */
export function leave(turn: Turn, figure: FigureId): void {
  turn.emit({ type: 'left', figure, rule: 'DZ-MOVE-LEAVE' });
}
