import type { Language } from '@escarmouche/referee';

const fr = {
  mission: 'Mission',
  behaviour: 'Comportement',
  target: 'Cible',
  chief: 'Suit',
  followers: 'Mène',
  step: 'Va vers',
  stepOf: (zone: string, now: number, all: number) => `${zone}, étape ${now} sur ${all}`,
  post: 'Poste',
  nearest: (name: string, length: string) => `au plus près\u00a0: ${name}, à ${length}`,
  noEnemy: 'aucun ennemi en jeu',
  follows: (name: string) => `suit ${name}`,
};

const en: typeof fr = {
  mission: 'Mission',
  behaviour: 'Behaviour',
  target: 'Target',
  chief: 'Follows',
  followers: 'Leads',
  step: 'Heads for',
  stepOf: (zone, now, all) => `${zone}, step ${now} of ${all}`,
  post: 'Post',
  nearest: (name, length) => `nearest: ${name}, at ${length}`,
  noEnemy: 'no enemy in play',
  follows: (name) => `follows ${name}`,
};

/** Words of figures that act by the NPC document. */
export const npcWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);
