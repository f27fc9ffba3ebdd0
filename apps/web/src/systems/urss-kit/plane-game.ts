import { unanswered } from '@escarmouche/skirmish/plane';
import { figureGame, specialRules, type Command, type State } from '@escarmouche/urss-kit';
import type { UrssGame } from '../urss/game.ts';
import { conditionOf } from './condition.ts';
import { reading } from './reading.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { tokensOf } from './tokens.ts';

/** URSS kit for the screens of any game on a plane. */
export const onPlane: UrssGame<State, Command> = {
  ...figureGame,
  unanswered,
  ids: {
    sight: 'UK-ARC-LOS',
    cover: 'UK-COVER-HIDDEN-SHARE',
    arc: 'UK-ARC-FRONT',
    move: 'UK-ACT-MOVE',
    contact: 'UK-MOVE-CHARGE',
    fall: 'UK-MOVE-FALL',
    leaving: 'UK-MELEE-DISENGAGE',
    terrain: 'UK-TERRAIN-TYPES',
    difficult: 'UK-TERRAIN-DIFFICULT',
    climb: 'UK-ACT-CLIMB',
  },
  sides: GIVEN_NAMES,
  condition: conditionOf,
  scenario: (state) => state,
  tokens: tokensOf,
  rolls: reading,
  special: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
  command: (shared) => shared,
};
