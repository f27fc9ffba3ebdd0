import { sheetOf } from '@escarmouche/skirmish';
import {
  climbsWorthTrying,
  daring,
  fightOdds,
  heldBy,
  LAST_POINT,
  moveAllowance,
  plane,
  powerOdds,
  runAllowance,
  shotOdds,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import { worthOfOusting } from '../plane/goals.ts';
import type { Outlook as OutlookOf } from '../plane/outlook.ts';
import type { Tactics } from '../plane/tactics.ts';
import { stakeOf } from '../plane/stakes.ts';
import { hurtOf } from '../plane/worth.ts';
import { isPower, shots, type Aim } from './aims.ts';
import { aids } from './aids.ts';
import { fightValue } from './worth.ts';

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
  means(state, figure) {
    const { left = 0, done = [] } = state.activation ?? {};
    const acts = left > 1;
    const free = !figure.perch && !heldBy(state, figure);
    return {
      moves: free && !done.includes('move'),
      runs: free && acts && done.length === 0,
      acts,
      shoots: acts,
    };
  },
  shots,
  fight: (state, figure, enemy) => fightValue(state, figure, enemy) + worthOfOusting(state, enemy),
  dares: daring,
  life: ({ vitality }) => vitality + LAST_POINT,
  held: (state, figure) => heldBy(state, figure) !== undefined,
  frontal: (state, { id }: Figure) => sheetOf(state, id).armour.some(({ arc }) => arc === 'front'),
  chances: {
    shot(state, shooter, { with: means }, target) {
      const { losses } = isPower(means) ? powerOdds(state, shooter, means.id, target) : shotOdds(state, shooter, means, target);
      return hurtOf(losses, target);
    },
    fight: (state, figure, enemy) => hurtOf(fightOdds(state, figure, enemy).losses, enemy),
    isPower: (aim) => isPower(aim.with),
    stake: stakeOf,
  },
  aids,
};
