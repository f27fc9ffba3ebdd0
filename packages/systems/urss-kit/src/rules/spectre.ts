import { attackRules } from '../attack-rules.ts';
import type { Attack } from '../attack.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { isKind, slayer } from './tueur.ts';
import { frightening } from './effrayant.ts';

const TYPE = 'Spectre';

/** By option a slayer of spectres strikes them with any weapon, and any figure does with a weapon that slays them. */
function isSlayer(state: State, attack: Attack): boolean {
  if (state.scene.options['spectre.tueur'] === 'no') return false;
  return attackRules(state, attack).some((one) => one.rule.id === slayer.id && isKind(one, [TYPE]));
}

/** Frightens, and passes through walls; bare hands and weapons that are not magic do nothing to the bearer (UK-ATTR-SPECTRE). */
export const spectre: Rule = {
  id: 'spectre',
  cites: ['UK-ATTR-SPECTRE'],
  gives: [{ id: frightening.id }],
  types: [TYPE],
  mover: () => ({ throughWalls: true }),
  unharmedBy(state, _bearer, attack) {
    if (attack.kind === 'power' || attack.kind === 'fall') return false;
    return !attack.arm?.kinds.includes('magique') && !isSlayer(state, attack);
  },
};
