import type { Language } from '@escarmouche/referee';

const fr = {
  title: (from: string, to: string) => `De ${from} à ${to}`,
  left: (n: number) => (n === 1 ? 'dernière question' : `encore ${n} questions`),
  distance: 'À quelle distance\u00a0? Ce qui est entamé compte, 0 est le contact.',
  waiting: 'Dites ce que montre la table',
  farther: 'Plus loin…',
  nearer: 'Plus près…',
  contact: 'au contact',
  sight: (to: string) => `Comment voit-on ${to}\u00a0?`,
  open: 'À découvert',
  covers: (most: number, step: number): string =>
    most === 1 ? 'Caché à plus de la moitié' : step === 1 ? 'Caché à plus d’un tiers' : 'Caché à plus des deux tiers',
  unseen: 'Pas du tout',
  seen: 'En vue',
  side: (from: string, to: string) => `De quel côté de ${to} est ${from}\u00a0?`,
  sides: { front: 'De face', rear: 'De dos' },
  done: 'C’est ça',
  nobody: 'Ni elle ni les suivantes ne sont en vue',
  others: 'Par rapport à',
  allies: 'Alliés',
  howFar: 'De combien avance-t-elle\u00a0?',
  howFarHint: 'Où elle veut, sur la table\u00a0; ce qui se dit d’elle se redira.',
  noRoom: 'Elle ne peut pas faire ce chemin.',
};

const en: typeof fr = {
  title: (from, to) => `From ${from} to ${to}`,
  left: (n) => (n === 1 ? 'last question' : `${n} questions to go`),
  distance: 'How far away? What is begun counts, 0 is contact.',
  waiting: 'Say what the table shows',
  farther: 'Farther…',
  nearer: 'Nearer…',
  contact: 'in contact',
  sight: (to) => `How is ${to} seen?`,
  open: 'In the open',
  covers: (most, step) => (most === 1 ? 'More than half hidden' : step === 1 ? 'More than a third hidden' : 'More than two thirds hidden'),
  unseen: 'Not at all',
  seen: 'In sight',
  side: (from, to) => `On which side of ${to} is ${from}?`,
  sides: { front: 'Ahead of it', rear: 'Behind it' },
  done: 'That is it',
  nobody: 'Neither this one nor the next are in sight',
  others: 'With regard to',
  allies: 'Allies',
  howFar: 'How far does it go?',
  howFarHint: 'Wherever it likes, on the table; what is said of it will be said again.',
  noRoom: 'It cannot go that way.',
};

/** Words of what persons are asked where the table is not on the map. */
export const askingWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
