import type { Text } from '@escarmouche/referee';
import { PURPOSES, rollTeller, sheetOf, type Purpose, type Rolled } from '@escarmouche/skirmish';
import type { BaseRoll } from '../events.ts';
import { specialRules } from '../registry.ts';
import type { State } from '../state.ts';

const purposes: Readonly<Record<BaseRoll, Purpose>> = {
  ...PURPOSES,
  combat: { fr: 'combat', en: 'combat' },
  damage: {
    fr: 'dégâts',
    en: 'damage',
    on: { fr: 'sur', en: 'to' },
    yes: { fr: 'un point de dégât', en: 'one point of damage' },
    no: { fr: 'sans effet', en: 'no effect' },
  },
  save: {
    fr: 'sauvegarde',
    en: 'save',
    yes: { fr: 'réussie, le point de dégât est annulé', en: 'passed, the damage is cancelled' },
    no: { fr: 'ratée', en: 'failed' },
  },
  d3: { fr: '1D3', en: '1D3', on: { fr: 'sur', en: 'to' } },
};

/** The tool of a roll: bare hands, the power or the fall that hurts, the rule tested. */
function toolOf({ purpose, rule, roll }: Rolled): string | undefined {
  if (purpose === 'morale') return rule;
  const bare = rule === 'UC-MELEE-RESULT' || roll.pool.modifiers.some((modifier) => modifier.rule === 'UC-MELEE-BARE');
  if (purpose === 'combat' || (purpose === 'damage' && bare)) return 'UC-MELEE-BARE';
  return purpose === 'damage' ? rule : undefined;
}

const PROFILE: Text = { fr: 'profil', en: 'profile' };

export const { describeRoll, aimOfRoll } = rollTeller<State>({
  purposes,
  rules: specialRules,
  carriedBy: (state, figure) => [...sheetOf(state, figure).weapons, ...sheetOf(state, figure).armour],
  toolOf,
  // The signs of a profile, and its wounds.
  own: { 'UC-SYS-SKILLS': PROFILE, 'UC-DMG-ROLL': PROFILE, 'UC-DMG-STATES': { fr: 'blessure', en: 'wounds' } },
  sign: ({ effect }) => (effect === 'bonus' ? '+' : '−'),
});
