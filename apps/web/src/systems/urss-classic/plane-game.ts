import { moveAllowance, plane, runAllowance, urssClassic, type ActionCommand, type Command, type State } from '@escarmouche/urss-classic';
import type { PlaneGame } from '../plane/game.ts';
import { offersOf, refusalOf } from './acting-context.ts';

/** What the screens of any game on a plane are told of URSS classic. */
export const onPlane: PlaneGame<State, Command> = {
  rules: plane,
  ids: { sight: 'UC-SYS-LOS', cover: 'UC-SHOOT-COVER' },
  check: (state, seat, command) => urssClassic.check(state, seat, command),
  // What these screens have a figure do are its actions.
  refusal: (acting, command) => refusalOf(acting, command as ActionCommand),
  walks: moveAllowance,
  walk: (_figure, path, facing) => ({ type: 'move', path, ...(facing && { facing }) }),
  running: {
    far: runAllowance,
    may: (acting) => offersOf(acting).some(({ type, refusal }) => type === 'run' && !refusal),
  },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),
};
