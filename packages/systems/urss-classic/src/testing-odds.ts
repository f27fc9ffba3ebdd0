import { outcomes, randomFrom, type Json } from '@escarmouche/referee';
import { figureOf, type Loss } from '@escarmouche/skirmish';
import type { Command, Level, State, Weapon } from './index.ts';
import { urssClassic } from './system.ts';
import { armour, type FigureSpec } from './testing.ts';
import { enorme, fatalBlow, personnage } from './rules/index.ts';

export type Pick = <T>(options: readonly T[]) => T;

/** Draws situations, the same for the same seed. */
export function picker(seed: number): Pick {
  const random = randomFrom(seed);
  return (options) => {
    const found = options[random(options.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
}

export const LEVELS: readonly Level[] = ['bonus', 'normal', 'malus'];

/** Answers of players who do what the odds take for granted. */
function choose(question: { readonly purpose: string; readonly options?: readonly Json[] }, aimedAt: string | undefined): Json | undefined {
  if (question.purpose === 'nextTarget') return aimedAt !== undefined && question.options?.includes(aimedAt) ? aimedAt : null;
  return question.options?.[0];
}

/** By brute force: the chance of each vitality left of a figure. */
function bruteForce(state: State, command: Command, ids: readonly string[]): ReadonlyMap<string, number> {
  const aimedAt = 'target' in command ? command.target : undefined;
  const left = (end: State): string => ids.map((id) => figureOf(end, id).vitality).join();
  return outcomes(urssClassic, state, 'A', command, left, (question) =>
    question.kind === 'choice' ? choose(question, aimedAt) : undefined,
  ).chances;
}

/** By how much the chances of losses differ from those of brute force, at most. */
export function mostOff(state: State, losses: readonly Loss[], command: Command): number {
  const ids = losses.map(({ figure }) => figure);
  const chances = bruteForce(state, command, ids);
  const differences = losses.flatMap(({ figure, lost, out }, i) => {
    const exact = new Array<number>(lost.length).fill(0);
    for (const [key, chance] of chances) {
      const n = figureOf(state, figure).vitality - Number(key.split(',')[i]);
      exact[n] = (exact[n] ?? 0) + chance;
    }
    return [...lost.map((chance, n) => chance - (exact[n] ?? 0)), out - (exact.at(-1) ?? 0)];
  });
  return Math.max(...differences.map(Math.abs));
}

/** Chances that differ by less are the same. */
export const TINY = 1e-12;

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
