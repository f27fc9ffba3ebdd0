import type { Language, Text } from '@escarmouche/referee';

const fr = {
  level: (name: string, n: number) => `${name}, niveau ${n}`,
  levels: (n: number) => `Niveau ${n}`,
  order: 'Le Round',
  command: 'Dés de Commandement',
  turns: 'Tours et actions',
  moves: 'Mouvement',
  shots: 'Tirs',
  fights: 'Combats',
  damage: 'Dégâts et états',
  victory: 'Victoire',
  setUp: 'Mise en place',
  dice: 'Les dés',
  options: 'Options de cette partie',
};

const en: typeof fr = {
  level: (name, n) => `${name}, level ${n}`,
  levels: (n) => `Level ${n}`,
  order: 'The Round',
  command: 'Command dice',
  turns: 'Turns and actions',
  moves: 'Movement',
  shots: 'Shooting',
  fights: 'Fights',
  damage: 'Damage and states',
  victory: 'Victory',
  setUp: 'Set-up',
  dice: 'Dice',
  options: 'Options of this battle',
};

export const TITLES = {
  teams: { fr: 'Fiches des groupes', en: 'Team sheets' },
  boards: { fr: 'Terrains', en: 'Battlefields' },
  rules: { fr: 'Aide-mémoire', en: 'Quick reference' },
} satisfies Readonly<Record<string, Text>>;

/** Words of the sheets that are printed. */
export const printWordsOf = (language: Language): typeof fr => (language === 'fr' ? fr : en);
