import type { Rule } from '../rule.ts';
import { electroshock } from './electrochoc.ts';
import { whipExpert } from './expert-en-maniement-du-fouet.ts';
import { projection } from './projection.ts';

/** Six vitality points, a base two paces across and three paces of height; not shocked, thrown down or disarmed (UK-ATTR-ENORME). */
export const huge: Rule = {
  id: 'enorme',
  cites: ['UK-ATTR-ENORME'],
  body: { vitality: 6, r: 1000, h: 3000 },
  withstands: ({ rule }) => [electroshock, projection, whipExpert].some(({ cites }) => cites[0] === rule),
};
