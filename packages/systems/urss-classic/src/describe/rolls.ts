import type { Language, Sentence, Text } from '@escarmouche/referee';
import { describeRoll as tellRoll, rollAim, sheetOf, wordsFor, type Purpose, type Rolled, type RollWords } from '@escarmouche/skirmish';
import type { BaseRoll } from '../events.ts';
import { specialRules } from '../registry.ts';
import type { State } from '../state.ts';
import type { Words } from './words.ts';

const PURPOSES: Readonly<Record<BaseRoll, Purpose>> = {
  order: { fr: 'ordre de jeu', en: 'order of play' },
  combat: { fr: 'combat', en: 'combat' },
  shooting: { fr: 'tir', en: 'shot', on: { fr: 'sur', en: 'at' }, yes: { fr: 'touché', en: 'hit' }, no: { fr: 'manqué', en: 'missed' } },
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
  morale: { fr: 'test de Moral', en: 'morale test' },
  d3: { fr: '1D3', en: '1D3', on: { fr: 'sur', en: 'to' } },
  power: { fr: 'test de pouvoir', en: 'power test', on: { fr: 'sur', en: 'on' } },
  scatter: { fr: 'tirage', en: 'draw', on: { fr: 'pour', en: 'for' } },
};

/** What a special rule rolls for, else what every battle does. */
function purposeOf(purpose: string): Purpose {
  const own = specialRules.has(purpose) ? specialRules.get(purpose).rolls : undefined;
  return own ? { ...own.told, ...(own.apart && { apart: own.apart }) } : PURPOSES[purpose as BaseRoll];
}

/** Bare hands, the power or the fall that hurts, what is tested. */
function toolOf({ purpose, rule, roll }: Rolled): string | undefined {
  if (purpose === 'morale') return rule;
  const bare = rule === 'UC-MELEE-RESULT' || roll.pool.modifiers.some((modifier) => modifier.rule === 'UC-MELEE-BARE');
  if (purpose === 'combat' || (purpose === 'damage' && bare)) return 'UC-MELEE-BARE';
  return purpose === 'damage' ? rule : undefined;
}

const PROFILE: Text = { fr: 'profil', en: 'profile' };

const words: RollWords<State> = {
  purposeOf,
  carriedBy: (state, figure) => [...sheetOf(state, figure).weapons, ...sheetOf(state, figure).armour],
  toolOf,
  // The signs of a profile, and its wounds.
  own: { 'UC-SYS-SKILLS': PROFILE, 'UC-DMG-ROLL': PROFILE, 'UC-DMG-STATES': { fr: 'blessure', en: 'wounds' } },
  sign: ({ effect }) => (effect === 'bonus' ? '+' : '−'),
};

export const describeRoll = (of: Words, rolled: Rolled): Sentence => tellRoll(of, rolled, words);

/** What a roll is for, and whom it is aimed at. */
export const aimOfRoll = (state: State, rolled: Pick<Rolled, 'purpose' | 'figure' | 'target'>, language: Language): Sentence =>
  rollAim(wordsFor(state, language), rolled, words);
