import type { Language } from '@escarmouche/referee';

const fr = {
  prone: 'à terre',
  fled: 'en fuite',
  reserve: 'à déployer',
  later: 'arrive plus tard',
  carries: (what: string) => `porte : ${what}`,
  onWall: 'sur la paroi',
  onLadder: 'sur l’échelle',
};

const en: typeof fr = {
  prone: 'prone',
  fled: 'fled',
  reserve: 'to deploy',
  later: 'comes later',
  carries: (what) => `carries: ${what}`,
  onWall: 'on the wall',
  onLadder: 'on the ladder',
};

/** Words of a figure: how it stands, what it carries. */
export function figureWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
