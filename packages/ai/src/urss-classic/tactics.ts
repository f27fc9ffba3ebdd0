import { climbsWorthTrying, moveAllowance, plane, runAllowance, type Command, type State } from '@escarmouche/urss-classic';
import { worthOfOusting } from '../plane/goals.ts';
import type { Outlook as OutlookOf } from '../plane/outlook.ts';
import type { Tactics } from '../plane/tactics.ts';
import { fightValue, shots, type Aim } from './worth.ts';

export type Outlook = OutlookOf<State, Command, Aim>;

/** What the bot of URSS classic knows of it. */
export const tactics: Tactics<State, Command, Aim> = {
  rules: plane,
  // What the base move climbs: a wall at half speed, a ladder at full (UC-ACT-CLIMB-SWIM, UC-ACT-LADDER).
  climbing: { wall: { most: 2500, factor: 2 }, ladder: { most: 5000, factor: 1 } },
  moveAllowance,
  runAllowance,
  climbs: (state, figure) =>
    (['climb', 'ladder'] as const)
      .flatMap((type) => climbsWorthTrying(state, figure, type))
      .map((command) => ({ feature: command.feature, height: command.height, command })),
  move: (path, facing) => (facing ? { type: 'move', path, facing } : { type: 'move', path }),
  run: (to) => ({ type: 'run', to }),
  means({ activation }, { perch }) {
    const left = activation?.left ?? 0;
    const done = activation?.done ?? [];
    return {
      moves: !perch && !done.includes('move'),
      runs: left > 1 && done.length === 0,
      acts: left > 1,
      shoots: !done.includes('shoot'),
    };
  },
  shots,
  fight: (state, figure, enemy) => fightValue(state, figure, enemy) + worthOfOusting(state, enemy),
};
