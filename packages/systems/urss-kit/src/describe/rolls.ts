import type { Text } from '@escarmouche/referee';
import { PURPOSES, rollTeller, sheetOf, type Purpose, type Rolled } from '@escarmouche/skirmish';
import type { Item } from '../content.ts';
import type { BaseRoll } from '../events.ts';
import { specialRules } from '../registry.ts';
import type { FigureId, State } from '../state.ts';

const purposes: Readonly<Record<BaseRoll, Purpose>> = {
  ...PURPOSES,
  initiative: { fr: 'Initiative', en: 'Initiative' },
  combat: { fr: 'Combat', en: 'Combat' },
  damage: {
    fr: 'Dégâts',
    en: 'damage',
    on: { fr: 'sur', en: 'to' },
    yes: { fr: 'un dégât', en: 'one damage' },
    no: { fr: 'sans effet', en: 'no effect' },
  },
  save: {
    fr: 'sauvegarde',
    en: 'save',
    yes: { fr: 'réussie, le dégât est annulé', en: 'passed, the damage is cancelled' },
    no: { fr: 'ratée', en: 'failed' },
  },
  points: { fr: 'points de vitalité', en: 'vitality points', on: { fr: 'sur', en: 'of' } },
};

/** The tool of a roll: bare hands, the power or the fall that hurts, the rule tested. */
function toolOf({ purpose, rule }: Rolled): string | undefined {
  if (purpose === 'morale') return rule;
  if (purpose === 'combat' || (purpose === 'damage' && rule === 'UK-MELEE-WIN')) return 'UK-MELEE-BARE';
  return purpose === 'damage' ? rule : undefined;
}

function carriedBy(state: State, id: FigureId): readonly Item[] {
  const { weapons, armour, shields, objects } = sheetOf(state, id);
  return [...weapons, ...armour, ...shields, ...objects];
}

const PROFILE: Text = { fr: 'profil', en: 'profile' };

export const { describeRoll, aimOfRoll } = rollTeller<State>({
  purposes,
  rules: specialRules,
  carriedBy,
  toolOf,
  own: {
    'UK-PROFILE-FORMAT': PROFILE,
    'UK-SKILL-DEFAULT': { fr: 'hors profil', en: 'not in the profile' },
    'UK-SKILL-LIST': PROFILE,
    'UK-STATE-WOUNDS': { fr: 'blessure', en: 'wounds' },
    'UK-SAVE-STACK': { fr: 'somme', en: 'sum' },
  },
  sign: ({ effect }) => effect.replace('-', '−'),
});
