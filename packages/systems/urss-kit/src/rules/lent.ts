import type { Rule } from '../rule.ts';
import { fast } from './rapide.ts';

/** Base move of 3 paces (UK-ATTR-LENT). */
export const slow: Rule = { id: 'lent', cites: ['UK-ATTR-LENT'], baseMove: 3000, excludes: [fast.id] };
