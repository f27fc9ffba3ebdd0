import type { Rule } from '../rule.ts';
import { weaponBreaker } from './brise-arme.ts';

/** The weapon is not destroyed by one that breaks weapons (UK-ATTR-PHRIK). */
export const phrik: Rule = {
  id: 'phrik',
  cites: ['UK-ATTR-PHRIK'],
  bearers: ['weapon'],
  withstands: ({ rule }) => rule === weaponBreaker.cites[0],
};
