import { unanswered } from '@escarmouche/skirmish/plane';
import { figureGame, specialRules, type Command, type State } from '@escarmouche/urss-classic';
import type { UrssGame } from '../urss/game.ts';
import { reading } from './reading.ts';
import { conditionOf } from './roster.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { tokensOf } from './tokens.ts';

/** URSS classic for the screens of any game on a plane. */
export const onPlane: UrssGame<State, Command> = {
  ...figureGame,
  unanswered,
  ids: {
    sight: 'UC-SYS-LOS',
    cover: 'UC-SHOOT-COVER',
    arc: 'UC-ARC-VISION',
    move: 'UC-ACT-MOVE',
    contact: 'UC-MOVE-CHARGE',
    fall: 'UC-MOVE-FALL',
    leaving: 'UC-MELEE-DISENGAGE',
    terrain: 'UC-MOVE-TERRAIN-KINDS',
    difficult: 'UC-MOVE-DIFFICULT',
    climb: 'UC-ACT-CLIMB-SWIM',
  },
  sides: GIVEN_NAMES,
  condition: conditionOf,
  scenario: (state) => state,
  tokens: tokensOf,
  rolls: reading,
  special: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
  command: (shared) => shared,
};
