import type { Language, Text } from '@escarmouche/referee';

const fr = {
  game: 'Zombies!!!',
  copies: (n: number) => (n > 1 ? `${n} exemplaires` : 'Unique'),
  counter: 'marqueur de Fusil à pompe',
  pawn: (letter: string) => `figurine ${letter}`,
  steps: ['1. La tuile', '2. Le combat', '3. La main', '4. Le déplacement', '5. Les zombies', '6. La défausse'],
  setUp: 'Mise en place',
  cards: 'Jouer des cartes',
  victory: 'Gagner',
};

const en: typeof fr = {
  game: 'Zombies!!!',
  copies: (n) => (n > 1 ? `${n} copies` : 'Only one'),
  counter: 'counter of the Shotgun',
  pawn: (letter) => `pawn ${letter}`,
  steps: ['1. The tile', '2. The fight', '3. The hand', '4. Movement', '5. The zombies', '6. The discard'],
  setUp: 'Set-up',
  cards: 'Playing cards',
  victory: 'Winning',
};

export const TITLES = {
  tiles: { fr: 'Tuiles', en: 'Tiles' },
  cards: { fr: 'Cartes', en: 'Cards' },
  pieces: { fr: 'Pièces', en: 'Pieces' },
  turn: { fr: 'Aide-mémoire', en: 'Quick reference' },
} satisfies Readonly<Record<string, Text>>;

/** Words of the sheets that are printed. */
export const printWordsOf = (language: Language): typeof fr => (language === 'fr' ? fr : en);
