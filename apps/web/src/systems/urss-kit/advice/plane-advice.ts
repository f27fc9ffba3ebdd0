import {
  actionsOf,
  blowOdds,
  dangerAt,
  fallBlow,
  kindOf,
  shotRefusal,
  slowAllowance,
  specialRules,
  type ActionCommand,
  type Command,
  type State,
} from '@escarmouche/urss-kit';
import { refuse } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import { actionIdOf, actionLabel, commitLabel, specialOf } from '../../urss/advice/action-words.ts';
import { adviceWords } from '../../urss/advice/words.ts';
import type { UrssAdvice } from '../../urss/game.ts';
import { urssWords } from '../../urss/words.ts';
import { onPlane } from '../plane-game.ts';
import { armOf, attacks, missilesOf } from './attacks.ts';
import { heldNames, itemName } from './items.ts';
import { ownWords } from './words.ts';

/** What previews, and answers in words, are told of URSS kit. */
export const advised: UrssAdvice<State, Command> = {
  ...onPlane,
  labels: (command, language) => ({
    name: actionLabel(advised, command.type === 'special' ? command.rule : command.type, language),
    does: commitLabel(advised, command, language),
  }),
  activates: (name, language) => urssWords(language).steps.activate(name),
  actionOf: (command) => ('items' in command ? `${command.type}:${command.items.join('+')}` : actionIdOf(command)),
  aimedAt: ({ state, figure }, action) =>
    specialOf(advised, action)?.aim === 'way' ? enemiesOf(state, figure.id).map(({ id }) => id) : undefined,
  fallRisk(state, figure, height) {
    const blow = fallBlow(state, figure.id, height);
    return blow && blowOdds(state, blow).hurts;
  },
  danger: (state, there) => dangerAt(state, there, there),
  shooting: {
    weapons: missilesOf,
    refusal(state, shooter, { id }, target) {
      const arm = armOf(state, shooter, id);
      return arm ? shotRefusal(state, shooter, arm, target) : refuse('UK-SHOOT-TARGET', 'Pas en main.', 'Not in hand.');
    },
    shoot: (weapon, target) => ({ type: 'shoot', weapon: weapon.id, target: target.id }),
    afterWalk: ({ activation, figures }) => (figures[activation?.figure ?? '']?.left ?? 0) >= 2,
  },

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
  cost({ state, figure }, type, language) {
    if (type === 'hold') return ownWords(language).free;
    const cost =
      actionsOf(state, figure)
        .find(({ id }) => id === type)
        ?.cost(state, figure) ?? 1;
    return cost > 1 ? adviceWords(language).actionsCost(cost) : undefined;
  },
  entryLabel: ({ state, figure }, id, language) => heldNames(state, figure.id, id, language),
  reacting: 'UK-ATTR-POSTURE-ALERTE',
  says: ({ state, figure }, command) => kindOf(state, figure, command as ActionCommand)?.says,
  attacks,
  climbs: (state, figure) => slowAllowance(state, figure, 'climb'),
  weaponName: itemName,
  asks: (purpose) => specialRules.all().find(({ asks }) => asks?.purpose === purpose)?.asks,
};
