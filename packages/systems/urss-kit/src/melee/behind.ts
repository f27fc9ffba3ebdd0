import { arcOf, engagedWith } from '@escarmouche/skirmish/plane';
import type { Figure, State } from '../state.ts';

/** Does an enemy in contact attack from outside the front arc (UK-ARC-REAR-ATTACK)? */
export function attacksFromBehind(state: State, actor: Figure, opponent: Figure): boolean {
  return arcOf(state, opponent, actor) === 'rear' && engagedWith(state, actor).includes(opponent);
}
