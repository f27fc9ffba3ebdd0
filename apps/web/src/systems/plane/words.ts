import type { Language } from '@escarmouche/referee';
import type { Threat } from '@escarmouche/skirmish';
import { plural } from '../../i18n/plural.ts';

const fr = {
  lengthAndCost: (length: string, cost: string) => `${length} · coût ${cost}`,
  half: (text: string) => `½ · ${text}`,
  run: (text: string) => `course · ${text}`,
  stopsHere: (gone: string, all: string) => `C’est trop loin : elle s’arrête ici, ${gone} sur ${all}.`,
  endsHere: (gone: string) => `Elle s’arrête ici : ${gone}.`,
  /** `far`: the point lies beyond what the figure may go anyway. */
  fallsFirst: (far: boolean) => `${far ? 'Trop loin : une' : 'Une'} chute arrête la figurine avant ce point.`,
  cover: (text: string) => `abri ${text}`,
  /** Chance of an enemy against the figure, and of the figure against the enemy. */
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
  draw: 'Partie nulle',
  losses: 'Pertes',
  victory: (name: string) => `${name} : victoire`,
  noMove: 'Aucune marche de ce tour ne le permet.',
  answers: 'Peuvent répondre, dans cet ordre',
  answersToMeans: 'Peuvent répondre au mouvement proposé, dans cet ordre',
  answer: (who: string, how: string, after: string) => `${who} : ${how} après ${after}`,
  otherAnswer: 'autre action',
  unhurt: 'Indemne dans le pire des cas',
  ifAnswered: (share: string) => ` (${share} si tous répondent)`,
  stops: (contact: boolean): string | undefined => (contact ? 'arrête' : undefined),
  panel: {
    hidden: 'Cachée',
    hiddenBy: (share: string, name: string) => `${share} (${name})`,
    taken: {
      ever: 'Risque d’y perdre un point',
      thisTurn: 'Risque d’y perdre un point ce tour-ci',
      nextTurn: 'Risque d’y perdre un point au tour suivant, avant d’agir',
    },
    dealt: 'Chance d’ôter un point de là',
    behindIt: 'Dans son dos',
    nothingTaken: 'Rien ne l’y menace avant qu’elle agisse de nouveau.',
    nothingDealt: 'Aucune adversaire à portée.',
    more: (n: number) => `et ${plural(n, 'autre', 'autres')}`,
    how: { shot: 'tir', power: 'pouvoir', fight: 'combat', charge: 'charge' },
    walks: (how: string) => `${how} après une marche`,
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
  stopsHere: (gone, all) => `It is too far: it stops here, ${gone} of ${all}.`,
  endsHere: (gone) => `It stops here: ${gone}.`,
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
  draw: 'A draw',
  losses: 'Losses',
  victory: (name) => `${name}: victory`,
  noMove: 'No move of this turn makes it possible.',
  answers: 'May answer, in this order',
  answersToMeans: 'May answer the proposed move, in this order',
  answer: (who, how, after) => `${who}: ${how} after ${after}`,
  otherAnswer: 'another action',
  unhurt: 'Unhurt in the worst case',
  ifAnswered: (share) => ` (${share} if all answer)`,
  stops: (contact) => (contact ? 'stops it' : undefined),
  panel: {
    hidden: 'Hidden',
    hiddenBy: (share, name) => `${share} (${name})`,
    taken: {
      ever: 'Risk of losing a point there',
      thisTurn: 'Risk of losing a point there this turn',
      nextTurn: 'Risk of losing a point there next turn, before it acts',
    },
    dealt: 'Chance of inflicting one from there',
    behindIt: 'Behind it',
    nothingTaken: 'Nothing threatens it there before it acts again.',
    nothingDealt: 'No enemy within reach.',
    more: (n) => `and ${n} more`,
    how: { shot: 'shot', power: 'power', fight: 'fight', charge: 'charge' },
    walks: (how) => `${how} after a walk`,
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
export function planeWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

/** Kind of attack of a threat. */
export function howOf({ how, walks }: Threat, language: Language): string {
  const { panel } = planeWords(language);
  return walks ? panel.walks(panel.how[how]) : panel.how[how];
}
