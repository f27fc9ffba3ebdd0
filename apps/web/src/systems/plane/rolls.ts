import {
  atLeast,
  diceInWords,
  distribution,
  needInWords,
  notation,
  type Json,
  type Language,
  type Modifier as Cause,
  type Pool,
  type Roll,
} from '@escarmouche/referee';
import type { Mark } from '../../boards/overlay.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { RollTold } from '../told.ts';
import type { Modifier, Stage } from '../preview.ts';

/** A document's reading of its rolls. */
export interface RollReading {
  /** The catalogue id of a rule that may be named by its slug. */
  readonly cite: (rule: string) => string;
  /** The way a pool is rolled, in the players' words. */
  readonly mode: (pool: Pool, language: Language) => string;
  /** The effect of a modifier, in a word. */
  readonly effect: (cause: Cause, language: Language) => Pick<Modifier, 'effect' | 'tone'>;
}

/** Ways to reach the need, of all: "26 of 36". */
export function waysOf(pool: Pool): { readonly of: number; readonly all: number } | undefined {
  if (pool.need === undefined) return undefined;
  let all = 1;
  for (let die = 0; die < pool.dice; die++) all *= pool.faces;
  return { of: Math.round(atLeast(distribution(pool), pool.need) * all), all };
}

export function modifiersOf({ cite, effect }: RollReading, pool: Pool, language: Language): readonly Modifier[] {
  return pool.modifiers.map((cause) => ({
    label: rules.title(cite(cause.rule)),
    ...effect(cause, language),
    rule: cite(cause.rule),
    marks: marksOf(cause),
  }));
}

/** The figure or piece of terrain that caused a modifier. */
function marksOf({ cause }: Cause): readonly Mark[] {
  const at = (key: string): Json | undefined =>
    typeof cause === 'object' && cause !== null && !Array.isArray(cause) ? (cause as Record<string, Json>)[key] : undefined;
  const [figure, feature] = [at('figure'), at('feature')];
  return [
    ...(typeof figure === 'string' ? [{ kind: 'figure', id: figure, tone: 'info' } as const] : []),
    ...(typeof feature === 'string' ? [{ kind: 'feature', id: feature, tone: 'warn' } as const] : []),
  ];
}

/** A pool as a stage of a chain of odds. */
export function stageOf(reading: RollReading, label: string, pool: Pool, language: Language): Stage {
  const chances = distribution(pool);
  const from = chances.findIndex((chance) => chance > 0);
  return {
    label,
    pool: diceInWords(pool, language),
    mode: reading.mode(pool, language),
    need: pool.need,
    takes: needInWords(pool, language),
    ways: waysOf(pool) ?? { of: 1, all: 1 },
    bars: { from, chances: chances.slice(from) },
    modifiers: modifiersOf(reading, pool, language),
  };
}

/** A roll with its faces, as the dice and the log show it. `aim`: the purpose of the roll in words. */
export function rollTold(reading: RollReading, roll: Roll, aim: string, language: Language): RollTold {
  return {
    aim,
    pool: diceInWords(roll.pool, language),
    takes: needInWords(roll.pool, language),
    notation: notation(roll.pool),
    mode: reading.mode(roll.pool, language),
    dice: roll.faces.map((face, i) => ({ face, kept: roll.kept[i] ?? true })),
    score: roll.score,
    need: roll.pool.need,
    success: roll.success,
    ways: waysOf(roll.pool),
    modifiers: modifiersOf(reading, roll.pool, language),
  };
}
