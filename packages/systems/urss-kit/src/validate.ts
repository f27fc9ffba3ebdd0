import { validatorOf } from '@escarmouche/skirmish/plane/schema';
import { specialRules } from './registry.ts';
import { changing, type State } from './state.ts';

export const validate = validatorOf(changing, specialRules, ({ chosen, drops }: State) => ({ isFigure }) => ({
  chosen: chosen.every(isFigure),
  drops: drops.every(({ owner }) => isFigure(owner)),
}));
