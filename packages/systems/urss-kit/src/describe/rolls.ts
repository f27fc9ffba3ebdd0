import type { Language, Sentence, Text } from '@escarmouche/referee';
import { describeRoll as tellRoll, rollAim, sheetOf, wordsFor, type Purpose, type Rolled, type RollWords } from '@escarmouche/skirmish';
import type { Item } from '../content.ts';
import type { BaseRoll } from '../events.ts';
import { specialRules } from '../registry.ts';
import type { FigureId, State } from '../state.ts';
import type { Words } from './words.ts';

const PURPOSES: Readonly<Record<BaseRoll, Purpose>> = {
  order: { fr: 'ordre de jeu', en: 'order of play' },
  initiative: { fr: 'Initiative', en: 'Initiative' },
  combat: { fr: 'Combat', en: 'Combat' },
  shooting: { fr: 'tir', en: 'shot', on: { fr: 'sur', en: 'at' }, yes: { fr: 'touché', en: 'hit' }, no: { fr: 'manqué', en: 'missed' } },
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
  morale: { fr: 'test de Moral', en: 'morale test' },
  points: { fr: 'points de vitalité', en: 'vitality points', on: { fr: 'sur', en: 'of' } },
  scatter: { fr: 'tirage', en: 'draw', on: { fr: 'pour', en: 'for' } },
  power: { fr: 'test de pouvoir', en: 'power test', on: { fr: 'sur', en: 'on' } },
};

/** What a special rule rolls for, else what every battle does. */
function purposeOf(purpose: string): Purpose {
  const own = specialRules.has(purpose) ? specialRules.get(purpose).rolls : undefined;
  return own?.told ?? PURPOSES[purpose as BaseRoll];
}

/** Bare hands, the power or the fall that hurts, what is tested. */
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

const words: RollWords<State> = {
  purposeOf,
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
};

/** A skill at level 0 changes no roll, and is not told. */
export function describeRoll(of: Words, { roll, ...rolled }: Rolled): Sentence {
  const modifiers = roll.pool.modifiers.filter(({ effect }) => effect !== '0');
  return tellRoll(of, { ...rolled, roll: { ...roll, pool: { ...roll.pool, modifiers } } }, words);
}

/** What a roll is for, and whom it is aimed at. */
export const aimOfRoll = (state: State, rolled: Pick<Rolled, 'purpose' | 'figure' | 'target'>, language: Language): Sentence =>
  rollAim(wordsFor(state, language), rolled, words);
