import type { Rule } from '../rule.ts';
import { whipExpert } from './expert-en-maniement-du-fouet.ts';

/** Fights bare-handed with Combat - and Dégâts -, and is not disarmed by a whip (UK-ATTR-ART-MARTIAL). */
export const martialArt: Rule = {
  id: 'art-martial',
  cites: ['UK-ATTR-ART-MARTIAL'],
  bareHands: { combat: -1, damage: -1 },
  withstands: ({ rule }) => rule === whipExpert.cites[0],
};
