import { choke, forceDuel, hurlObjects, lightning, lightsaberCounter, malaise, push, shock } from './rules/index.ts';
import { battle, blade, type FigureSpec } from './testing.ts';

/** Battles in which a uses powers on b, who may counter them. */

/** A power, used on b. */
export const use = (rule: { readonly id: string }) => ({ type: 'special', rule: rule.id, target: 'b' }) as const;
export const saber = { ...blade('sabre', 2), kinds: ['sabre-laser' as const] };
/** A figure with powers. */
export const user = {
  at: [0, 0],
  rules: [choke.id, hurlObjects.id, lightning.id, push.id, shock.id, malaise.id],
} as const satisfies FigureSpec;
/** A figure that may turn them back. */
export const duellist = { at: [0, 4], facing: 'south', rules: [forceDuel.id] } as const satisfies FigureSpec;
/** Other figures, far away. */
export const spare = { a9: { at: [20, 20] }, b9: { at: [-20, -20] }, b8: { at: [-22, -20] } } as const;
export const fight = (b: FigureSpec, a: FigureSpec = user) => battle({ figures: { a, b, ...spare }, activation: 'a' });
/** A figure that may cancel lightning. */
export const guarded = { at: [0, 4], weapons: [saber], rules: [{ id: lightsaberCounter.id, level: 1 }] } as const satisfies FigureSpec;
