import type { Language } from '@escarmouche/referee';

const fr = {
  title: 'Ce qui s’est passé',
  hold: 'Pause',
  goOn: 'Reprendre',
  skip: 'Passer',
  space: 'Espace',
  escape: 'Échap',
  pace: 'Allure',
  paces: { slow: 'Lente', normal: 'Normale', quick: 'Rapide', instant: 'Aussitôt' },
  again: (what: string) => `Revoir : ${what}`,
  putAway: 'Ranger',
  outcomes: { lost: 'hors de combat', hurt: 'une blessure', harmless: 'sans effet', missed: 'manqué' },
  attack: (by: string, on: string, outcome: string) => `${by} attaque ${on} : ${outcome}`,
};

const en: typeof fr = {
  title: 'What happened',
  hold: 'Pause',
  goOn: 'Go on',
  skip: 'Skip',
  space: 'Space',
  escape: 'Esc',
  pace: 'Pace',
  paces: { slow: 'Slow', normal: 'Normal', quick: 'Quick', instant: 'At once' },
  again: (what) => `See again: ${what}`,
  putAway: 'Put away',
  outcomes: { lost: 'out of action', hurt: 'a wound', harmless: 'no harm', missed: 'missed' },
  attack: (by, on, outcome) => `${by} attacks ${on}: ${outcome}`,
};

/** Words for what is told and told again, which come with it. */
export function tellingWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
