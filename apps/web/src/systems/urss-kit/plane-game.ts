import { unanswered } from '@escarmouche/skirmish/plane';
import {
  actionsOf,
  baseMove,
  isAlternating,
  kindOf,
  kindRefusal,
  plane,
  reactionRefusal,
  runAllowance,
  specialRules,
  urssKitGame,
  waiting,
  type ActionCommand,
  type Command,
  type Questions,
  type State,
} from '@escarmouche/urss-kit';
import { groupIn } from '../plane/who.ts';
import type { UrssGame } from '../urss/game.ts';
import { offersFor } from '../urss/offers.ts';
import { conditionOf } from './condition.ts';
import { reading } from './reading.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { tokensOf } from './tokens.ts';

/** What the screens of any game on a plane are told of URSS kit. */
export const onPlane: UrssGame<State, Command> = {
  rules: plane,
  system: urssKitGame,
  unanswered,
  ids: {
    sight: 'UK-ARC-LOS',
    cover: 'UK-COVER-HIDDEN-SHARE',
    arc: 'UK-ARC-FRONT',
    move: 'UK-ACT-MOVE',
    contact: 'UK-MOVE-CHARGE',
    fall: 'UK-MOVE-FALL',
    leaving: 'UK-MELEE-DISENGAGE',
    terrain: 'UK-TERRAIN-KINDS',
    difficult: 'UK-TERRAIN-DIFFICULT',
    climb: 'UK-ACT-CLIMB',
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
  reactionRefusal(state, figure, command, to) {
    const { mover, when } = to as unknown as Questions['alert']['about'];
    return reactionRefusal(state, figure, mover, when, command as ActionCommand);
  },
  walks: baseMove,
  walk: (_figure, path, facing) => ({ type: 'move', path, ...(facing && { facing }) }),
  running: { rule: 'UK-ACT-RUN', far: runAllowance, run: (to) => ({ type: 'run', to }) },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),

  rolls: reading,
  special: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
  command: (shared) => shared,
  offered: (state, figure) => actionsOf(state, figure).flatMap((kind) => kind.offers(state, figure)),
  limit(state, figure, command, reaction) {
    const kind = kindOf(state, figure, command as ActionCommand);
    return kind && kindRefusal(state, figure, kind, reaction);
  },
  probe(type, { x, y }) {
    if (type === 'crawl') return { type, path: [{ x, y }] };
    if (type === 'mixed') return { type, legs: [] };
    return type === 'standUp' ? { type, facing: { x: 1000, y: 0 } } : undefined;
  },
  ready(state, seat) {
    const group = groupIn(state, state.group);
    return group?.seat === seat && !isAlternating(state) ? waiting(state, group.id) : [];
  },
};
