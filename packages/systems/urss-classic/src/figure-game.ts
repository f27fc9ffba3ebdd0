import { groupById } from '@escarmouche/skirmish';
import { settlingGroup, settlingSeat, type WeighedGame } from '@escarmouche/skirmish/plane';
import { actionRefusal, ruleRefusal, told } from './act.ts';
import type { ActionCommand, Command } from './commands.ts';
import { urssClassicGame } from './game.ts';
import { heldBy } from './held.ts';
import { climbsWorthTrying } from './movement/climb.ts';
import { moveAllowance, runAllowance, slowAllowance } from './movement/allowance.ts';
import { plane } from './plane.ts';
import type { State } from './state.ts';
import { waiting } from './turn-order.ts';

/** The commands of figures of URSS classic, for screens, bots and measurements; their odds stand apart (`odds/figure-odds.ts`). */
export const figureGame: Omit<WeighedGame<State, Command>, 'odds'> = {
  system: urssClassicGame,
  rules: plane,
  turns: {
    phase: (state) => (state.phase === 'order' || settlingSeat(state) !== undefined ? 'before' : state.phase),
    playing: (state) => (state.phase === 'deployment' || state.phase === 'play' ? (settlingGroup(state)?.id ?? state.group) : undefined),
    acting: ({ activation }) => activation?.figure,
    ready(state, seat) {
      const { id, seat: plays } = groupById(state, state.group);
      return plays === seat && state.phase === 'play' && !state.activation ? waiting(state, id) : [];
    },
    activate: (figure) => ({ type: 'activate', figure }),
    ends: { deployment: { type: 'endDeployment' }, activation: { type: 'pass' }, group: { type: 'endGroup' } },
  },
  // Commands of figures that act are actions.
  actions: {
    ...told,
    reactionRefusal: (state, figure, command) => actionRefusal(state, figure, command as ActionCommand, true),
    left(state, figure) {
      const { left = 0, done = [] } = state.activation ?? {};
      const free = !figure.perch && !heldBy(state, figure);
      return { actions: left, moves: free && !done.includes('move'), runs: free && left > 1 && done.length === 0 };
    },
    isLast: ({ type }) => type === 'alert',
  },
  movement: {
    walks: moveAllowance,
    walk: (path, facing) => (facing ? { type: 'move', path, facing } : { type: 'move', path }),
    running: { rule: 'UC-ACT-RUN', far: runAllowance, run: ({ x, y }) => ({ type: 'run', to: { x, y } }) },
    climbing: {
      climbs: (state, figure) =>
        (['climb', 'ladder'] as const)
          .flatMap((type) => climbsWorthTrying(state, figure, type))
          .map((command) => ({ feature: command.feature, height: command.height, command })),
      far: moveAllowance,
      // The base move climbs a wall at half speed, a ladder at full (UC-ACT-CLIMB-SWIM, UC-ACT-LADDER).
      usual: { wall: { most: 2500, factor: 2 }, ladder: { most: 5000, factor: 1 } },
    },
    jumping: {
      far: (state, figure) => (ruleRefusal(state, figure, { id: 'jump' }) ? 0 : moveAllowance(state, figure)),
      begin: (runUp) => ({ type: 'move', path: [runUp] }),
      goesOn: ({ activation }) => activation?.runUp && { runUp: activation.runUp, command: (to) => ({ type: 'jump', to }) },
    },
    swimming: {
      far: (state, figure) => (ruleRefusal(state, figure, { id: 'swim' }) ? 0 : slowAllowance(state, figure, 'swim')),
      swim: (path, facing) => (facing ? { type: 'swim', path, facing } : { type: 'swim', path }),
    },
    rises: ({ posture }, facing) => (posture === 'prone' ? { type: 'getUp', facing } : undefined),
    isHeld: (state, figure) => heldBy(state, figure) !== undefined,
  },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),
};
