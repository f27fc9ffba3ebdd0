import { rule } from '../rule.ts';

/** Shoots two weapons in one action, each by its own rules (UC-ATTR-AMBIDEXTRE). */
export const ambidextre = rule({ id: 'ambidextre', cites: ['UC-ATTR-AMBIDEXTRE'], twoWeapons: true });
