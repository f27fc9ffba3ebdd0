import {
  actionRefusal,
  moveAllowance,
  plane,
  runAllowance,
  unanswered,
  urssClassic,
  type ActionCommand,
  type Command,
  type State,
} from '@escarmouche/urss-classic';
import type { PlaneGame } from '../plane/game.ts';
import { offersOf } from './acting-context.ts';
import { conditionOf } from './roster.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { tokensOf } from './tokens.ts';

/** What the screens of any game on a plane are told of URSS classic. */
export const onPlane: PlaneGame<State, Command> = {
  rules: plane,
  system: urssClassic,
  unanswered,
  ids: {
    sight: 'UC-SYS-LOS',
    cover: 'UC-SHOOT-COVER',
    arc: 'UC-ARC-VISION',
    move: 'UC-ACT-MOVE',
    contact: 'UC-MOVE-CONTACT',
    fall: 'UC-MOVE-FALL',
    leaving: 'UC-MELEE-DISENGAGE',
    terrain: 'UC-MOVE-TERRAIN-KINDS',
    difficult: 'UC-MOVE-DIFFICULT',
    climb: 'UC-ACT-CLIMB-SWIM',
  },
  sides: GIVEN_NAMES,
  phase: ({ phase }) => (phase === 'order' ? 'before' : phase),
  playing: ({ phase, group }) => (phase === 'deployment' || phase === 'play' ? group : undefined),
  condition: conditionOf,
  scenario: (state) => state,
  tokens: tokensOf,
  acts: ({ activation }, figure) => activation?.figure === figure,
  activate: (figure) => ({ type: 'activate', figure }),
  offers: offersOf,
  // What these screens have a figure do are its actions.
  reactionRefusal: (state, figure, command) => actionRefusal(state, figure, command as ActionCommand, true),
  walks: moveAllowance,
  walk: (_figure, path, facing) => ({ type: 'move', path, ...(facing && { facing }) }),
  running: { rule: 'UC-ACT-RUN', far: runAllowance, run: (to) => ({ type: 'run', to }) },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),
};
