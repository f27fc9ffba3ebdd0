import { groupById, sheetOf } from '@escarmouche/skirmish';
import { climbsInTouch, settlingGroup, settlingSeat, type WeighedGame } from '@escarmouche/skirmish/plane';
import { ruleRefusal, told } from './act.ts';
import { reactionRefusal } from './alert/react.ts';
import type { ActionCommand, Command } from './commands.ts';
import { baseMove } from './figures.ts';
import { urssKitGame } from './game.ts';
import { grantedTo } from './granted.ts';
import { runAllowance, slowAllowance } from './movement/allowance.ts';
import { meetsNeed } from './npc-needs.ts';
import { plane } from './plane.ts';
import type { Questions } from './questions.ts';
import { citing, specialRules } from './registry.ts';
import type { State } from './state.ts';
import { isAlternating, waiting } from './turns/who.ts';

/** The slug of the rule that gives zigzags. */
const zigzag = specialRules.all().find(({ meets }) => meets === 'zigzag')?.id ?? '';

/** The commands of figures of the URSS kit, for screens, bots and measurements; their odds stand apart (`odds/figure-odds.ts`). */
export const figureGame: Omit<WeighedGame<State, Command>, 'odds'> = {
  system: urssKitGame,
  rules: plane,
  turns: {
    phase: (state) => (state.phase === 'order' || settlingSeat(state) !== undefined ? 'before' : state.phase),
    playing: (state) => (state.phase === 'deployment' || state.phase === 'play' ? (settlingGroup(state)?.id ?? state.group) : undefined),
    acting: ({ activation }) => activation?.figure,
    ready(state, seat) {
      const group = groupById(state, state.group);
      return group.seat === seat && !isAlternating(state) ? waiting(state, group.id) : [];
    },
    activate: (figure) => ({ type: 'activate', figure }),
    ends: { deployment: { type: 'endDeployment' }, activation: { type: 'pass' }, group: { type: 'endGroup' } },
  },
  // Commands of figures that act are actions.
  actions: {
    ...told,
    reactionRefusal(state, figure, command, about) {
      const { mover, when } = about as unknown as Questions['alert']['about'];
      return reactionRefusal(state, figure, mover, when, command as ActionCommand);
    },
    left(state, figure) {
      const { left, done, perch } = figure;
      const free = !perch && done.filter((type) => type === 'movement').length < grantedTo(sheetOf(state, figure.id)).repeats;
      return { actions: left, moves: free, runs: free && left > 1 };
    },
    // A shot follows an aim, and a change of weapons costs nothing.
    isLast: ({ type }) => type === 'aim' || type === 'hold',
  },
  movement: {
    walks: baseMove,
    walk: (path, facing) => (facing ? { type: 'move', path, facing } : { type: 'move', path }),
    running: { rule: 'UK-ACT-RUN', far: runAllowance, run: ({ x, y }) => ({ type: 'run', to: { x, y } }) },
    zigzag: {
      rule: citing('meets', 'UK-ACT-RUN', 'zigzag'),
      far: (state, figure) => (meetsNeed(sheetOf(state, figure.id), 'zigzag') ? baseMove(state, figure) : 0),
      run: (to) => ({ type: 'special', rule: zigzag, to }),
    },
    climbing: {
      climbs: (state, figure) =>
        (['climb', 'ladder'] as const)
          .flatMap((type) => {
            const most = type === 'ladder' ? baseMove(state, figure) : slowAllowance(state, figure, 'climb');
            return climbsInTouch(plane, state, figure, type, most);
          })
          .map((command) => ({ feature: command.feature, height: command.height, command })),
      far: (state, figure) => slowAllowance(state, figure, 'climb'),
      // The usual base move climbs a wall at half speed, a ladder at full (UK-ACT-CLIMB, UK-ACT-LADDER).
      usual: { wall: { most: 2500, factor: 2 }, ladder: { most: 5000, factor: 1 } },
    },
    jumping: {
      far: (state, figure) => (ruleRefusal(state, figure, { id: 'jump' }) ? 0 : baseMove(state, figure)),
      begin: (runUp, to) => ({ type: 'jump', runUp, to }),
    },
    swimming: {
      far: (state, figure) => (ruleRefusal(state, figure, { id: 'swim' }) ? 0 : slowAllowance(state, figure, 'swim')),
      swim: (path, facing) => (facing ? { type: 'swim', path, facing } : { type: 'swim', path }),
    },
    rises: ({ posture }, facing) => (posture === 'prone' ? { type: 'standUp', facing } : undefined),
    isHeld: (_state, { stunned }) => stunned,
  },
  deploy: (figure, at, facing) => ({ type: 'deploy', figure, at, facing }),
};
