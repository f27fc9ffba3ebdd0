import { placeRefused } from '@escarmouche/referee/schema';
import type * as z from 'zod/mini';
import { contradiction, type BattleInTurns, type Held } from '../contradiction.ts';

/**
 * The first part of a state, led to by events from outside, that a system cannot go on from; undefined when there is none. `changing`: a state
 * without its scene.
 */
export const validatorOf =
  <S extends BattleInTurns>(changing: z.ZodMiniType, rules: { has(slug: string): boolean }, more: (state: S) => Held['more']) =>
  (state: S): string | undefined => {
    const { scene: _scene, ...rest } = state;
    const read = changing.safeParse(rest);
    return read.success ? contradiction(state, { isRule: rules.has, more: more(state) }) : placeRefused(read.error);
  };
