import type { Loss } from '@escarmouche/skirmish';
import { farthestOff, type Pick } from '@escarmouche/skirmish/plane/testing';
import type { Command } from './commands.ts';
import type { RuleGrant, Weapon } from './content.ts';
import { cutAndThrust, deadlyBlow, huge, pushesBack } from './rules/index.ts';
import type { State } from './state.ts';
import { urssKit } from './system.ts';
import { armour, blade, type FigureSpec } from './testing.ts';

export { picker, TINY } from '@escarmouche/skirmish/plane/testing';

/** By how much the chances of losses differ from those of brute force, at most; players take all that is offered. */
export function mostOff(state: State, losses: readonly Loss[], command: Command): number {
  return farthestOff(
    urssKit,
    state,
    command,
    losses,
    (question) => question.options?.[0],
    ({ effects }, { id, posture, stunned, lost }) => ({
      states: Number(posture === 'prone') + Number(stunned) + lost.length,
      modifiers: effects.filter(({ on }) => on === id).length,
    }),
  );
}

/** Figures far away, so that no group loses heart. */
export const fillers = { a8: { at: [20, 20] }, a9: { at: [22, 20] }, b8: { at: [-20, 20] }, b9: { at: [-22, 20] } } as const;

/** Few dice, so that brute force comes to an end. */
export const LEVELS = [-1, 0, 1] as const;

const bodies: readonly FigureSpec[] = [{}, { character: true }, { character: true, vitality: 1 }, { rules: [huge.id], vitality: 4 }];

const extras: readonly (readonly RuleGrant[])[] = [
  [],
  [],
  [{ id: deadlyBlow.id }],
  [{ id: cutAndThrust.id, level: 0 }],
  [{ id: pushesBack.id }],
];

/** A weapon of some level, with at most one rule. */
export const drawnBlade = (pick: Pick, id: string): Weapon => blade(id, pick(LEVELS), pick(extras));

/** A figure with a body, levels and at most one save. */
export function drawn(pick: Pick, weapons: readonly Weapon[], saves = pick([0, 1, 1])): FigureSpec {
  return {
    ...pick(bodies),
    skills: { combat: pick(LEVELS) },
    weapons,
    armour: saves > 0 ? [armour('plaque', pick(LEVELS))] : [],
  };
}
