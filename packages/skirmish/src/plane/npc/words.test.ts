import { expect, test } from 'vitest';
import { chiefName, missionName } from './words.ts';

const shape = { type: 'disc' as const, x: 0, y: 0, r: 1000 };
const zones = [
  { id: 'gate', name: { fr: 'Porte', en: 'Gate' }, shape },
  { id: 'yard', name: { fr: 'Cour', en: 'Yard' }, shape },
];

test('AI-CORE-MISSION AI-MIS-CHEF-MISSION: missions are named with their zones, a chief with its brackets or its derived mission', () => {
  expect(missionName({ type: 'elite' }, zones)).toMatchObject({ fr: 'Élite', en: 'Elite' });
  expect(missionName({ type: 'guard', zone: 'gate' }, zones)).toEqual({ fr: 'Garde Porte', en: 'Guard Gate' });
  expect(missionName({ type: 'patrol', zones: ['gate', 'yard'] }, zones)).toEqual({
    fr: 'Patrouille Porte\u00a0– Cour',
    en: 'Patrol Gate\u00a0– Yard',
  });
  expect(missionName({ type: 'chief' }, zones)).toMatchObject({ fr: 'Chef', en: 'Chief' });
  expect(missionName({ type: 'chief', of: { type: 'guard', zone: 'gate' } }, zones)).toEqual({
    fr: 'Chef (Garde Porte)',
    en: 'Chief (Guard Gate)',
  });
  expect(chiefName({ type: 'soldier' }, zones)).toEqual({ fr: 'Chef Soldat', en: 'Chief Soldier' });
});
