import type { Language } from '@escarmouche/referee';

const fr = {
  plain: 'normal',
  stunned: 'sonnée',
  low: 'à plat ventre',
  fleeing: 'ne pense qu’à fuir',
  gone: 'hors de la table',
  held: 'en main',
  longRange: (text: string) => `${text}, le double de loin`,
  round: 'Choix secrets de la manche',
  next: (names: string) => `ensuite ${names}`,
  choosing: 'Choisir en secret la figurine à activer.',
  passForGood: 'Renoncer au reste du tour',
  shots: 'contre les tirs',
  oneHand: '1 main',
  kinds: {
    weapons: 'Armes',
    melee: 'Mêlée',
    ranged: 'Tir',
    both: 'Mêlée et jet',
    armour: 'Armures',
    shields: 'Boucliers',
    objects: 'Objets spéciaux',
  },
  worlds: 'Star Wars',
  /** Of at most so many figures a side. */
  proposed: (most: number) => ({
    alternating: `Activation alternée proposée\u00a0: aucun camp n’a plus de ${most}\u00a0figurines.`,
    classic: `Activation classique proposée\u00a0: un camp a plus de ${most}\u00a0figurines.`,
  }),
};

const en: typeof fr = {
  plain: 'normal',
  stunned: 'stunned',
  low: 'lying low',
  fleeing: 'only wants to get away',
  gone: 'off the table',
  held: 'in hand',
  longRange: (text) => `${text}, twice that from afar`,
  round: 'Secret choices of the round',
  next: (names) => `then ${names}`,
  choosing: 'Choose in secret whom to activate.',
  passForGood: 'Give up the rest of the turn',
  shots: 'against shots',
  oneHand: 'one hand',
  kinds: {
    weapons: 'Weapons',
    melee: 'Melee',
    ranged: 'Shooting',
    both: 'Melee and thrown',
    armour: 'Armour',
    shields: 'Shields',
    objects: 'Special objects',
  },
  worlds: 'Star Wars',
  proposed: (most) => ({
    alternating: `Alternating activation is proposed: no side has more than ${most} figures.`,
    classic: `Classic activation is proposed: a side has more than ${most} figures.`,
  }),
};

export function kitWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
