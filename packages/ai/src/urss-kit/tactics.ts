import { LAST_POINT, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, climbsInTouch } from '@escarmouche/skirmish/plane';
import {
  baseMove,
  daring,
  expectedFight,
  fightOdds,
  plane,
  runAllowance,
  shotOdds,
  slowAllowance,
  grantedTo,
  fullVitality,
  powerOdds,
  type Command,
  type Figure,
  type Power,
  type State,
} from '@escarmouche/urss-kit';
import { worthOfOusting } from '../plane/goals.ts';
import type { Outlook as OutlookOf } from '../plane/outlook.ts';
import type { Aid, Tactics } from '../plane/tactics.ts';
import { stakeOf } from '../plane/stakes.ts';
import { hurtOf, worthOf } from '../plane/worth.ts';
import { isPower, shots, type Aim } from './aims.ts';

export type Outlook = OutlookOf<State, Command, Aim>;

/** What a fight is worth to who begins it, as the two stand. */
export function fightValue(state: State, figure: Figure, enemy: Figure): number {
  return worthOf(state, figure.id, expectedFight(state, figure, enemy));
}

/** What the URSS kit’s bot knows of it. */
export const tactics: Tactics<State, Command, Aim> = {
  rules: plane,
  // What the usual base move climbs: a wall at half speed, a ladder at full (UK-ACT-CLIMB, UK-ACT-LADDER).
  climbing: { wall: { most: 2500, factor: 2 }, ladder: { most: 5000, factor: 1 } },
  moveAllowance: baseMove,
  runAllowance,
  climbs: (state, figure) =>
    (['climb', 'ladder'] as const)
      .flatMap((type) =>
        climbsInTouch(plane, state, figure, type, type === 'ladder' ? baseMove(state, figure) : slowAllowance(state, figure, 'climb')),
      )
      .map((command) => ({ feature: command.feature, height: command.height, command })),
  move: (path, facing) => (facing ? { type: 'move', path, facing } : { type: 'move', path }),
  run: (to) => ({ type: 'run', to }),
  means(state, figure) {
    const { left, done } = figure;
    const acts = left > 1;
    const free = !figure.perch && done.filter((type) => type === 'movement').length < grantedTo(sheetOf(state, figure.id)).repeats;
    return { moves: free, runs: free && acts, acts, shoots: acts };
  },
  shots,
  fight: (state, figure, enemy) => fightValue(state, figure, enemy) + worthOfOusting(state, enemy),
  dares: daring,
  life: ({ vitality }) => vitality + LAST_POINT,
  held: (_state, { stunned }) => stunned,
  frontal: (state, { id, held }) => sheetOf(state, id).shields.some((shield) => held.includes(shield.id)),
  chances: {
    shot(state, shooter, { with: means }, target) {
      const { losses } = isPower(means) ? powerOdds(state, shooter, means.id, target) : shotOdds(state, shooter, means.arm, target);
      return hurtOf(losses, target);
    },
    fight: (state, figure, enemy) => hurtOf(fightOdds(state, figure, enemy).losses, enemy),
    isPower: (aim) => isPower(aim.with),
    stake: stakeOf,
  },
  aids,
};

/** Powers that a figure may use on its own side, within a range. */
export function helpfulPowers(state: State, { id }: Figure): readonly Power[] {
  return grantedTo(sheetOf(state, id)).own.flatMap(({ rule: { power } }) =>
    power?.targets && !power.blows && power.counters === undefined ? power : [],
  );
}

/** Whom it could help, near enough or not, and what that is worth. */
function aids(state: State, figure: Figure): readonly Aid[] {
  return helpfulPowers(state, figure).flatMap((power) =>
    (power.targets?.(state, figure) ?? []).flatMap((patient) => {
      const value = aidValue(state, figure, power, patient);
      return value > 0 && patient !== figure ? [{ for: patient.id, at: bodyOf(state, patient), reach: power.range ?? 0, value }] : [];
    }),
  );
}

/** The vitality that a power may give back. */
export function aidValue(state: State, figure: Figure, power: Power, patient: Figure): number {
  return powerOdds(state, figure, power.id, patient).works * (fullVitality(sheetOf(state, patient.id)) - patient.vitality);
}
