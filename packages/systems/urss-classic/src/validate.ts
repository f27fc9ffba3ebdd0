import { validatorOf } from '@escarmouche/skirmish/plane/schema';
import { specialRules } from './registry.ts';
import { changing, type State } from './state.ts';

export const validate = validatorOf(changing, specialRules, ({ noise }: State) => ({ isGroup }) => ({
  noise: noise?.heardBy.every(isGroup) ?? true,
}));
