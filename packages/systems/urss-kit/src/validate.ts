import { placeRefused } from '@escarmouche/referee/schema';
import { contradiction } from '@escarmouche/skirmish';
import { specialRules } from './registry.ts';
import { changing, type State } from './state.ts';

/** The part of a state, led to by events that come from outside, that these rules cannot go on from; undefined when they can. */
export function validate(state: State): string | undefined {
  const { scene: _scene, ...rest } = state;
  const read = changing.safeParse(rest);
  if (!read.success) return placeRefused(read.error);
  return contradiction(state, {
    isRule: specialRules.has,
    more: ({ isFigure }) => ({ chosen: state.chosen.every(isFigure), drops: state.drops.every(({ owner }) => isFigure(owner)) }),
  });
}
