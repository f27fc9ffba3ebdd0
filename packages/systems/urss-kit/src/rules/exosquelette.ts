import { isBare } from '../arms.ts';
import type { Attack } from '../attack.ts';
import { bareHanded } from '../bare-hands.ts';
import { change, levelOf } from '../dice.ts';
import type { RollContext } from '../roll-context.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { stunningBlow } from './assommoir.ts';
import { whipExpert } from './expert-en-maniement-du-fouet.ts';

const RULE = 'UK-ATTR-EXOSQUELETTE';
const BARE_HANDS = 3;

/** Dégâts 3+ of bare hands, in which knuckle-dusters are included; by option in place of their level. */
function bareHandedBonus(state: State, { figure, arms = [] }: RollContext): number {
  const dusters = arms.filter(({ kinds }) => kinds.includes('poings-americains')).reduce((sum, { damage }) => sum + levelOf(damage), 0);
  const replaced = state.scene.options['exo.damage'] === 'absolute' ? bareHanded(state, figure.id, 'damage').levels : 0;
  return BARE_HANDS - dusters - replaced;
}

/** One level for any weapon used; by option not for those that shoot but are not thrown. */
function weaponBonus(state: State, { kind, arm }: Attack): number {
  if (!arm) return 0;
  const thrown = arm.skill === 'throwing';
  return kind === 'shot' && !thrown && state.scene.options['exo.ranged'] === 'no' ? 0 : 1;
}

/** Strikes harder bare-handed, then with Assommoir too, and with any weapon (UK-ATTR-EXOSQUELETTE). */
export const exoskeleton: Rule = {
  id: 'exosquelette',
  cites: [RULE],
  bareHands: { rules: [{ id: stunningBlow.id }] },
  withstands: ({ rule }) => rule === whipExpert.cites[0],
  changes(state, roll) {
    const { purpose, attack, arms = [] } = roll;
    if (purpose !== 'damage' || !attack || attack.kind === 'power') return [];
    const levels = attack.kind !== 'shot' && isBare(arms) ? bareHandedBonus(state, roll) : weaponBonus(state, attack);
    return levels === 0 ? [] : [change(RULE, levels)];
  },
};
