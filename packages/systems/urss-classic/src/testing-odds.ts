import type { Json } from '@escarmouche/referee';
import type { Loss } from '@escarmouche/skirmish';
import { farthestOff, type Pick } from '@escarmouche/skirmish/plane/testing';
import type { Command, Level, State, Weapon } from './index.ts';
import { urssClassic } from './system.ts';
import { armour, type FigureSpec } from './testing.ts';
import { enorme, fatalBlow, personnage } from './rules/index.ts';

export { picker, TINY } from '@escarmouche/skirmish/plane/testing';

export const LEVELS: readonly Level[] = ['bonus', 'normal', 'malus'];

/** Answers of players as the odds take them for granted. */
function choose(question: { readonly purpose: string; readonly options?: readonly Json[] }, aimedAt: string | undefined): Json | undefined {
  if (question.purpose === 'nextTarget') return aimedAt !== undefined && question.options?.includes(aimedAt) ? aimedAt : null;
  return question.options?.[0];
}

/** By how much the chances of losses differ from those of brute force, at most. */
export function mostOff(state: State, losses: readonly Loss[], command: Command): number {
  const aimedAt = 'target' in command ? command.target : undefined;
  return farthestOff(
    urssClassic,
    state,
    command,
    losses,
    (question) => choose(question, aimedAt),
    ({ effects }, { id, posture }) => ({
      states: Number(posture === 'prone'),
      modifiers: effects.filter(({ on }) => on === id).length,
    }),
  );
}

export const fillers = { a8: { at: [20, 20] }, a9: { at: [22, 20] }, b8: { at: [-20, 20] }, b9: { at: [-22, 20] } } as const;

const bodies: readonly FigureSpec[] = [
  {},
  { rules: [personnage.id], vitality: 3 },
  { rules: [personnage.id], vitality: 1 },
  { rules: [enorme.id], vitality: 4 },
];

/** A figure with a body, levels and at most one save, so that brute force comes to an end. */
export function drawn(pick: Pick, weapon: Weapon, saves = pick([0, 1, 1])): FigureSpec {
  const body = pick(bodies);
  return {
    ...body,
    combat: pick(LEVELS),
    shooting: pick(LEVELS),
    damage: pick(LEVELS),
    weapons: [weapon],
    armour: saves > 0 && pick([true, false]) ? [armour('plaque', pick(LEVELS))] : [],
  };
}

export function fatal(pick: Pick): readonly string[] {
  return pick([[], [], [fatalBlow.id]]);
}
