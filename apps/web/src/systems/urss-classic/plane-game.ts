import { unanswered } from '@escarmouche/skirmish/plane';
import {
  actionRefusal,
  actionsOf,
  kindOf,
  kindRefusal,
  moveAllowance,
  plane,
  specialRules,
  runAllowance,
  urssClassicGame,
  type ActionCommand,
  type Command,
  type State,
} from '@escarmouche/urss-classic';
import { groupIn } from '../plane/who.ts';
import type { UrssGame } from '../urss/game.ts';
import { offersFor } from '../urss/offers.ts';
import { reading } from './reading.ts';
import { conditionOf } from './roster.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { tokensOf } from './tokens.ts';

/** What the screens of any game on a plane are told of URSS classic. */
export const onPlane: UrssGame<State, Command> = {
  rules: plane,
  system: urssClassicGame,
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
  offers: (acting) => offersFor(onPlane, acting),
  // What these screens have a figure do are its actions.
  reactionRefusal: (state, figure, command) => actionRefusal(state, figure, command as ActionCommand, true),
  walks: moveAllowance,
  walk: (_figure, path, facing) => ({ type: 'move', path, ...(facing && { facing }) }),
  running: { rule: 'UC-ACT-RUN', far: runAllowance, run: (to) => ({ type: 'run', to }) },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),

  rolls: reading,
  special: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
  command: (shared) => shared,
  offered: (state, figure) => actionsOf(state, figure).flatMap((kind) => kind.offers(state, figure)),
  limit(state, figure, command, reaction) {
    const kind = kindOf(state, figure, command as ActionCommand);
    return kind && kindRefusal(state, figure, kind, reaction);
  },
  probe: (type) => (type === 'getUp' ? { type, facing: { x: 1000, y: 0 } } : undefined),
  ready(state, seat) {
    const figures = groupIn(state, state.group)?.figures ?? [];
    return figures.filter((figure) => !urssClassicGame.check(state, seat, { type: 'activate', figure }));
  },
};
