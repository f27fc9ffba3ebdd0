import { meleeWeapons, rangedWeapons, type Command, type State } from '@escarmouche/deadzone';
import { cubeWithName } from '@escarmouche/space/cubes';
import type { Gesture, GestureTeller } from '../gesture-told.ts';
import { figureIn } from '../plane/who.ts';
import type { Chosen } from './advice/chosen.ts';
import { middleOf, toBoard } from './scale.ts';

/** The id of an action, as `chosenBy` reads it. A file that this one shared with the advice would be fetched by every battle, for the guide alone. */
function idOf({ type, weapon, rule, free }: Chosen): string {
  const means = weapon ?? rule;
  return `${free ? 'free ' : ''}${type}${means === undefined ? '' : `:${means}`}`;
}

const cube = (name: string): Pick<Gesture, 'target'> => ({ target: { kind: 'ground', at: toBoard(middleOf(cubeWithName(name))) } });

/** Gestures of Deadzone: a cube or an enemy is pointed at, for an action of the figure that acts. */
export const gestures: GestureTeller<State, Command> = {
  gestureFor(state, command) {
    const action = (type: Chosen['type'], weapon?: string): Pick<Gesture, 'action'> => ({
      action: idOf({ type, free: 'free' in command && command.free === true, ...(weapon !== undefined && { weapon }) }),
    });
    const figure = figureIn(state, state.activation?.figure);
    /** A weapon is named where the figure has several. */
    const among = (weapons: typeof rangedWeapons, id: string | undefined): string | undefined =>
      figure && weapons(state, figure).length > 1 ? id : undefined;
    switch (command.type) {
      case 'activate':
        return { figure: command.figure };
      case 'move':
      case 'sprint': {
        const end = command.path.at(-1);
        return { ...action(command.type), ...(end !== undefined && cube(end)) };
      }
      case 'shoot':
        return {
          ...action(command.suppress ? 'suppress' : 'shoot', among(rangedWeapons, command.weapon)),
          target: { kind: 'figure', id: command.target },
        };
      case 'shootCube':
        return { ...action('shootCube', among(rangedWeapons, command.weapon)), ...cube(command.cube) };
      case 'fight':
        return { ...action('fight', among(meleeWeapons, command.weapon)), target: { kind: 'figure', id: command.target } };
      case 'special':
        return { action: idOf({ type: 'special', rule: command.rule, free: false }), target: { kind: 'figure', id: command.target } };
      case 'standUp':
      case 'splat':
        return action(command.type);
      default:
        return {};
    }
  },
};
