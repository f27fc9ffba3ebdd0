import { moveAllowance, plane, runAllowance, urssClassic, type ActionCommand, type Command, type State } from '@escarmouche/urss-classic';
import type { PlaneGame } from '../plane/game.ts';
import { foresee, offersOf, refusalOf } from './acting-context.ts';
import { conditionOf } from './roster.ts';
import { GIVEN_NAMES } from './side-names.ts';

/** What the screens of any game on a plane are told of URSS classic. */
export const onPlane: PlaneGame<State, Command> = {
  rules: plane,
  ids: {
    sight: 'UC-SYS-LOS',
    cover: 'UC-SHOOT-COVER',
    arc: 'UC-ARC-VISION',
    move: 'UC-ACT-MOVE',
    run: 'UC-ACT-RUN',
    contact: 'UC-MOVE-CONTACT',
    fall: 'UC-MOVE-FALL',
    leaving: 'UC-MELEE-DISENGAGE',
    terrain: 'UC-MOVE-TERRAIN-KINDS',
    difficult: 'UC-MOVE-DIFFICULT',
    climb: 'UC-ACT-CLIMB-SWIM',
  },
  sides: GIVEN_NAMES,
  phase: ({ phase }) => (phase === 'deployment' || phase === 'play' ? phase : undefined),
  playing: ({ phase, group }) => (phase === 'deployment' || phase === 'play' ? group : undefined),
  condition: conditionOf,
  check: (state, seat, command) => urssClassic.check(state, seat, command),
  acts: ({ activation }, figure) => activation?.figure === figure,
  activate: (figure) => ({ type: 'activate', figure }),
  foresee,
  offers: offersOf,
  // What these screens have a figure do are its actions.
  refusal: (acting, command) => refusalOf(acting, command as ActionCommand),
  walks: moveAllowance,
  walk: (_figure, path, facing) => ({ type: 'move', path, ...(facing && { facing }) }),
  running: { far: runAllowance, run: (to) => ({ type: 'run', to }) },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),
};
