import { rule } from '../rule.ts';

/** Base move of 3 paces (UC-ATTR-LENT). */
export const slow = rule({ id: 'lent', cites: ['UC-ATTR-LENT'], baseMove: 3000 });
