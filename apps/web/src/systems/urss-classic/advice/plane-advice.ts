import { figureOdds, specialRules, type ActionCommand, type Command, type State } from '@escarmouche/urss-classic';
import { sheetIn } from '../../plane/who.ts';
import { actionIdOf, actionLabel, commitLabel } from '../../urss/advice/action-words.ts';
import type { UrssAdvice } from '../../urss/game.ts';
import { urssWords } from '../../urss/words.ts';
import { onPlane } from '../plane-game.ts';
import { answersTo } from './answers.ts';
import { ownWords } from './words.ts';

/** URSS classic for previews, and for answers in words. */
export const advised: UrssAdvice<State, Command> = {
  ...onPlane,
  odds: figureOdds,
  labels: (command, language) => ({
    name: actionLabel(advised, command.type === 'special' ? command.rule : command.type, language),
    does: commitLabel(advised, command, language),
  }),
  activates: (name, language) => urssWords(language).steps.activate(name),
  actionOf: actionIdOf,
  answers: (acting, command, language) => answersTo(acting, command as ActionCommand, language),
  order: ['getUp', 'move', 'run', 'shoot', 'fight', 'alert', 'jump', 'climb', 'ladder', 'swim'],
  digits: ['move', 'run', 'shoot', 'fight', 'alert', 'jump', 'climb', 'ladder', 'swim'],
  actionWords: (language) => ownWords(language).actions,
  spared: ({ posture }, type) => type === 'getUp' && posture !== 'prone',
  reacting: 'UC-ACT-ALERT',
  facts({ state, reaction }, { type }, language) {
    const givenUp = type === 'alert' && !reaction ? (state.activation?.left ?? 1) - 1 : 0;
    return givenUp > 0 ? [{ label: ownWords(language).givenUp, value: String(givenUp), tone: 'warn' }] : [];
  },
  attackIds: { range: 'UC-SHOOT-RANGE', behind: 'UC-SHOOT-DMG' },
  weaponName: (state, figure, weapon) => sheetIn(state, figure)?.weapons.find(({ id }) => id === weapon)?.name,
  asks: (purpose) => specialRules.all().find(({ asks }) => asks?.purpose === purpose)?.asks,
};
