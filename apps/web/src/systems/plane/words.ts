import type { Language } from '@escarmouche/referee';

const fr = {
  lengthAndCost: (length: string, cost: string) => `${length} · coût ${cost}`,
  half: (text: string) => `½ · ${text}`,
  run: (text: string) => `course · ${text}`,
  /** `far`: the point lies beyond what the figure may go anyway. */
  fallsFirst: (far: boolean) => `${far ? 'Trop loin : une' : 'Une'} chute arrête la figurine avant ce point.`,
  cover: (text: string) => `abri ${text}`,
  /** What an enemy could do to the figure, and the figure to it. */
  toIt: (share: string) => `◂ ${share}`,
  fromIt: (share: string) => `▸ ${share}`,
  visible: 'en vue',
  inCover: 'à couvert',
  unseen: 'invisible',
  coverAt: (share: string) => `${share} : couvert`,
  unseenAt: (share: string) => `${share} : invisible`,
  verdict: (what: string, share: string) => `${what} · cachée ${share}`,
  sight: 'Ce que voit le tireur',
  moveThen: (length: string, what: string, share: string) => `Marcher ${length}, puis ${what} : ${share}`,
  turnThen: (what: string, share: string) => `Se tourner, puis ${what} : ${share}`,
  next: { shot: 'tirer', fight: 'combattre' },
  noneOf: (targets: number, nearest: string) => `Aucune des ${targets} cibles n’est possible. La plus proche : ${nearest}`,
  noMove: 'Aucune marche de ce tour ne le permet.',
  answers: 'Peuvent répondre, dans cet ordre',
  answersToMeans: 'Peuvent répondre au mouvement proposé, dans cet ordre',
  answer: (who: string, how: string, after: string) => `${who} : ${how} après ${after}`,
  otherAnswer: 'autre action',
  unhurt: 'Indemne dans le pire des cas',
  ifAnswered: (share: string) => ` (${share} si tous répondent)`,
  stops: (contact: boolean): string | undefined => (contact ? 'arrête' : undefined),
  /** Facts of a move. */
  panel: {
    walked: 'Distance parcourue',
    cost: 'Coût',
    level: 'Niveau',
    contact: 'Contact',
    fall: 'Chute',
    fallFrom: (height: string) => `de ${height}`,
    fallCosts: 'Perte d’un point dans la chute',
    freeAttack: 'Attaque gratuite si elle part',
  },
};

const en: typeof fr = {
  lengthAndCost: (length, cost) => `${length} · cost ${cost}`,
  half: (text) => `½ · ${text}`,
  run: (text) => `run · ${text}`,
  fallsFirst: (far) => `${far ? 'Too far: a' : 'A'} fall stops the figure before this point.`,
  cover: (text) => `cover ${text}`,
  toIt: (share) => `◂ ${share}`,
  fromIt: (share) => `▸ ${share}`,
  visible: 'in sight',
  inCover: 'in cover',
  unseen: 'not seen',
  coverAt: (share) => `${share}: cover`,
  unseenAt: (share) => `${share}: not seen`,
  verdict: (what, share) => `${what} · ${share} hidden`,
  sight: 'What the shooter sees',
  moveThen: (length, what, share) => `Move ${length}, then ${what}: ${share}`,
  turnThen: (what, share) => `Turn, then ${what}: ${share}`,
  next: { shot: 'shoot', fight: 'fight' },
  noneOf: (targets, nearest) => `None of the ${targets} targets will do. The nearest: ${nearest}`,
  noMove: 'No move of this turn makes it possible.',
  answers: 'May answer, in this order',
  answersToMeans: 'May answer the proposed move, in this order',
  answer: (who, how, after) => `${who}: ${how} after ${after}`,
  otherAnswer: 'another action',
  unhurt: 'Unhurt in the worst case',
  ifAnswered: (share) => ` (${share} if all answer)`,
  stops: (contact) => (contact ? 'stops it' : undefined),
  panel: {
    walked: 'Path length',
    cost: 'Cost',
    level: 'Level',
    contact: 'Contact',
    fall: 'Fall',
    fallFrom: (height) => `of ${height}`,
    fallCosts: 'Risk of losing a point in the fall',
    freeAttack: 'Free attack if it leaves',
  },
};

/** Words of what is foreseen: ways, sight, both ways. */
export function foresightWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
