import type { Language } from '@escarmouche/referee';
import type { Settings } from '../settings/choices.ts';

const fr = {
  handTo: (name: string) => `À ${name} de décider`,
  handToHint: 'Passez-lui l’écran : ce que d’autres ne doivent pas voir n’est montré qu’ensuite.',
  take: (name: string) => `Je suis ${name}`,
  hand: 'Main',
  empty: 'Aucune carte en main.',
  inPlay: 'En jeu',
  counters: (n: number) => `${n} ${n < 2 ? 'marqueur' : 'marqueurs'}`,
  windows: 'Me demander si je veux en jouer une',
  wishes: { pressing: 'quand c’est le moment', always: 'à chaque occasion', never: 'jamais' } satisfies Record<Settings['windows'], string>,
};

const en: typeof fr = {
  handTo: (name) => `${name}’s decision`,
  handToHint: 'Hand over the screen: what others may not see is shown only after that.',
  take: (name) => `I am ${name}`,
  hand: 'Hand',
  empty: 'No card in hand.',
  inPlay: 'In play',
  counters: (n) => `${n} ${n === 1 ? 'counter' : 'counters'}`,
  windows: 'Ask me whether to play one',
  wishes: { pressing: 'when it matters', always: 'at every chance', never: 'never' },
};

/** Words of hands of cards and of handing the screen over. */
export const handWords: Readonly<Record<Language, typeof fr>> = { fr, en };
