import { battle, type BattleSpec, type FigureSpec } from './testing.ts';

/** Battles with a healer. */

type Named = { readonly id: string };
/** The healing action, on an ally. */
export const use = (rule: Named, target = 'a1') => ({ type: 'special', rule: rule.id, target }) as const;
/** A figure with two points less. */
export const hurt = { character: true, vitality: 1 } as const satisfies FigureSpec;
/** a may heal a1, an enemy looks on. */
export const healing = (
  rule: Named,
  at: readonly [number, number],
  more: Partial<BattleSpec> = {},
  patient: FigureSpec = hurt,
  healer: FigureSpec = {},
) =>
  battle({
    figures: { a: { at: [0, 0], rules: [rule.id], ...healer }, a1: { at, ...patient }, b: { at: [3, 4] } },
    activation: 'a',
    ...more,
  });
