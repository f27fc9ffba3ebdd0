import { figureOdds, specialRules, type Command, type State } from '@escarmouche/urss-kit';
import { enemiesOf } from '@escarmouche/skirmish';
import { actionIdOf, actionLabel, commitLabel, specialOf } from '../../urss/advice/action-words.ts';
import type { UrssAdvice } from '../../urss/game.ts';
import { urssWords } from '../../urss/words.ts';
import { onPlane } from '../plane-game.ts';
import { heldNames, itemName } from './items.ts';
import { ownWords } from './words.ts';

/** URSS kit for previews, and for answers in words. */
export const advised: UrssAdvice<State, Command> = {
  ...onPlane,
  odds: figureOdds,
  labels: (command, language) => ({
    name: actionLabel(advised, command.type === 'special' ? command.rule : command.type, language),
    does: commitLabel(advised, command, language),
  }),
  activates: (name, language) => urssWords(language).steps.activate(name),
  actionOf: (command) => ('items' in command ? `${command.type}:${command.items.join('+')}` : actionIdOf(command)),
  aimedAt: ({ state, figure }, action) =>
    specialOf(advised, action)?.aim === 'way' ? enemiesOf(state, figure.id).map(({ id }) => id) : undefined,
  order: [
    'standUp',
    'move',
    'run',
    'shoot',
    'aim',
    'fight',
    'crawl',
    'jump',
    'climb',
    'ladder',
    'swim',
    'mixed',
    'pickUp',
    'hold',
    'draw',
    'nothing',
  ],
  digits: ['move', 'run', 'shoot', 'aim', 'fight', 'crawl', 'jump', 'climb', 'ladder'],
  actionWords: (language) => ownWords(language).actions,
  // Passing does nothing as well.
  spared: ({ posture }, type) => type === 'nothing' || (type === 'standUp' && posture !== 'prone'),
  costs: (type, language) => (type === 'hold' ? ownWords(language).free : undefined),
  entryLabel: ({ state, figure }, id, language) => heldNames(state, figure.id, id, language),
  reacting: 'UK-ATTR-POSTURE-ALERTE',
  attackIds: { range: 'UK-SHOOT-LONG', behind: 'UK-ARC-REAR-ATTACK' },
  weaponName: itemName,
  asks: (purpose) => specialRules.all().find(({ asks }) => asks?.purpose === purpose)?.asks,
};
