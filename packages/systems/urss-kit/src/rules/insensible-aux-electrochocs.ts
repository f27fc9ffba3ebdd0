import type { Rule } from '../rule.ts';
import { electroshock } from './electrochoc.ts';

/** Electroshock does nothing to the bearer (UK-ATTR-INSENSIBLE-ELECTROCHOCS). */
export const shockproof: Rule = {
  id: 'insensible-aux-electrochocs',
  cites: ['UK-ATTR-INSENSIBLE-ELECTROCHOCS'],
  withstands: ({ rule }) => rule === electroshock.cites[0],
};
