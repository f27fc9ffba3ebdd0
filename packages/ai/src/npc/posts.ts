import type { Place, Vector } from '@escarmouche/space';
import type { Manned } from './game.ts';
import type { Situation } from './situation.ts';

export function vantageOf<S extends Manned, C>(situation: Situation<S, C>): (Place & { readonly facing: Vector }) | undefined {
  const { x, y, z, facing } = situation.npc;
  return { x, y, z, facing };
}
