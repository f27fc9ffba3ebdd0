import type { ActionCommand, Command, State } from '@escarmouche/urss-classic';
import { blowOdds, fallBlow } from '@escarmouche/urss-classic';
import type { PlaneAdvice } from '../plane/plane-advice.ts';
import { answersTo } from './answers.ts';
import { mayWalk } from './means.ts';
import { onPlane } from './plane-game.ts';
import { threatsAt } from './threats.ts';
import { adviceWords } from './words-advice.ts';

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
  labels(command, language) {
    const { actions, commit } = adviceWords(language);
    const { type } = command as ActionCommand;
    return { name: actions[type], does: commit[type] };
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
