import { rule } from '../rule.ts';

/** Swims at its full base move (UC-ATTR-AMPHIBIE). */
export const amphibious = rule({ id: 'amphibie', cites: ['UC-ATTR-AMPHIBIE'], swimRate: 1 });
