import {
  blowOdds,
  dangerAt,
  fallBlow,
  shootingWeapons,
  shotRefusal,
  type ActionCommand,
  type CarriedWeapon,
  type Command,
  type State,
} from '@escarmouche/urss-classic';
import type { PlaneAdvice } from '../../plane/advice.ts';
import { onPlane } from '../plane-game.ts';
import { wordsOf } from '../words.ts';
import { actionLabel, commitLabel } from './action-words.ts';
import { actionIdOf } from './actions.ts';
import { answersTo } from './answers.ts';

/** What previews, and answers in words, are told of URSS classic. */
export const advised: PlaneAdvice<State, Command> = {
  ...onPlane,
  labels(given, language) {
    const command = given as ActionCommand;
    return { name: actionLabel(command.type === 'special' ? command.rule : command.type, language), does: commitLabel(command, language) };
  },
  activates: (name, language) => wordsOf(language).steps.activate(name),
  actionOf: (command) => actionIdOf(command as ActionCommand),
  fallRisk(state, figure, height) {
    const blow = fallBlow(figure.id, height);
    return blow && blowOdds(state, blow).hurts;
  },
  danger: (state, there) => dangerAt(state, there, there),
  answers: (acting, command, language) => answersTo(acting, command as ActionCommand, language),
  shooting: {
    weapons: shootingWeapons,
    refusal: (state, shooter, weapon, target) => shotRefusal(state, shooter, weapon as CarriedWeapon, target),
    shoot: (weapon, target) => ({ type: 'shoot', weapon: weapon.id, target: target.id }),
    afterWalk: ({ activation }) => (activation?.left ?? 0) >= 2,
  },
};
