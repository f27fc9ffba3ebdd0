import { rule } from '../rule.ts';

/** A word of the weapon lists: the weapon's `hands` say the same to the rules (UC-SYS-HANDS). */
export const twoHanded = rule({ id: 'deux-mains', cites: ['UC-ATTR-DEUX-MAINS'] });
