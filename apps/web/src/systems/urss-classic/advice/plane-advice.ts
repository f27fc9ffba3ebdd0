import type { ActionCommand, Command, State } from '@escarmouche/urss-classic';
import { blowOdds, fallBlow } from '@escarmouche/urss-classic';
import type { PlaneAdvice } from '../../plane/advice.ts';
import { actionLabel, commitLabel } from './action-words.ts';
import { answersTo } from './answers.ts';
import { mayWalk } from './means.ts';
import { onPlane } from '../plane-game.ts';
import { threatsAt } from './threats.ts';

/** What the previews of moves are told of URSS classic. */
export const advised: PlaneAdvice<State, Command> = {
  ...onPlane,
  ids: {
    ...onPlane.ids,
    move: 'UC-ACT-MOVE',
    run: 'UC-ACT-RUN',
    contact: 'UC-MOVE-CONTACT',
    fall: 'UC-MOVE-FALL',
    leaving: 'UC-MELEE-DISENGAGE',
  },
  run: (to) => ({ type: 'run', to }),
  mayWalk,
  labels(given, language) {
    const command = given as ActionCommand;
    return { name: actionLabel(command.type === 'special' ? command.rule : command.type, language), does: commitLabel(command, language) };
  },
  fallRisk(state, figure, height) {
    const blow = fallBlow(figure.id, height);
    return blow && blowOdds(state, blow).hurts;
  },
  foresee(acting, command, there, language, free) {
    const { facing, overlay, groups } = threatsAt(acting.state, there, language, free);
    const turned = command.type === 'move' && facing !== there.facing ? { ...command, facing } : command;
    const answers = answersTo(acting, turned as ActionCommand, language);
    return { facing, command: turned, overlay, facts: answers.watched, groups: [...answers.groups, ...groups] };
  },
};
