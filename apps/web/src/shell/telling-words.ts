import type { Language } from '@escarmouche/referee';
import type { Outcome } from '../table/recap.ts';

const fr = {
  title: 'Ce qui s’est passé',
  commentary: 'Ce qui se joue',
  colon: '\u00a0: ',
  hold: 'Pause',
  goOn: 'Reprendre',
  skip: 'Passer',
  space: 'Espace',
  escape: 'Échap',
  pace: 'Allure',
  paces: { slow: 'Lente', normal: 'Normale', quick: 'Rapide', instant: 'Aussitôt' },
  again: (what: string) => `Revoir : ${what}`,
  putAway: 'Ranger',
  outcomes: (by: string): Readonly<Record<Outcome, string>> => ({
    lost: 'hors de combat',
    hurt: 'une blessure',
    selfLost: `c’est ${by} qui tombe`,
    selfHurt: `c’est ${by} qui prend le coup`,
    harmless: 'sans effet',
    missed: 'manqué',
  }),
  attack: (by: string, on: string, outcome: string) => `${by} attaque ${on} : ${outcome}`,
};

const en: typeof fr = {
  title: 'What happened',
  commentary: 'What is played',
  colon: ': ',
  hold: 'Pause',
  goOn: 'Go on',
  skip: 'Skip',
  space: 'Space',
  escape: 'Esc',
  pace: 'Pace',
  paces: { slow: 'Slow', normal: 'Normal', quick: 'Quick', instant: 'At once' },
  again: (what) => `See again: ${what}`,
  putAway: 'Put away',
  outcomes: (by) => ({
    lost: 'out of action',
    hurt: 'a wound',
    selfLost: `it is ${by} who falls`,
    selfHurt: `it is ${by} who is hurt`,
    harmless: 'no harm',
    missed: 'missed',
  }),
  attack: (by, on, outcome) => `${by} attacks ${on}: ${outcome}`,
};

/** Words of the telling and the recap, which come with them. */
export function tellingWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
