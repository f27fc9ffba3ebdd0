import type { Command, Square, State } from '@escarmouche/zombies';
import { SIDE } from '@escarmouche/space/tiles';
import type { Gesture, GestureTeller } from '../gesture-told.ts';
import { spotOf, zombieId } from './look.ts';

const square = (state: State, at: Square): Pick<Gesture, 'target'> => ({ target: { kind: 'ground', at: spotOf(state, at) } });

/** Gestures of Zombies!!!: a zombie is taken and its square pointed at, a tile is laid on its cell, a pawn walks to a square. */
export const gestures: GestureTeller<State, Command> = {
  gestureFor(state, command) {
    switch (command.type) {
      case 'shift':
        return { figure: zombieId(command.from), ...square(state, command.to) };
      case 'step':
        return square(state, command.to);
      case 'place':
        return { target: { kind: 'ground', at: { x: command.x * SIDE, y: command.y * SIDE } } };
      default:
        return {};
    }
  },
};
