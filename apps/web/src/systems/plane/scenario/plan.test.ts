import { BOT, NPC, PERSON } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const group = (seat: string, ...figures: readonly string[]) => ({ seat, figures: figures.map((id) => ({ id })) });
const groups = [group('a', 'a1'), group('b', 'b1'), group('', 'z1'), group('c', 'c1', 'c2')];
const scenario = { name: { fr: 'Base', en: 'Base' }, map: 'quai-sept', groups: [{ seat: 'a' }, { seat: 'b' }, { seat: 'c' }] } as const;

test('AI-CORE-SCOPE: seats whose figures have roles are NPCs’, whoever takes the others', () => {
  const setup = { groups, npcs: { roles: { c2: {} } } };
  expect(planOf(scenario, setup, undefined).matchSettings.seats).toEqual({ a: PERSON, b: PERSON, c: NPC });
  expect(planOf(scenario, setup, 'a').matchSettings.seats).toEqual({ a: PERSON, b: BOT, c: NPC });
  expect(planOf(scenario, setup, 'c').matchSettings.seats).toEqual({ a: BOT, b: BOT, c: PERSON });
  expect(planOf(scenario, { groups }, 'b').matchSettings.seats).toEqual({ a: BOT, b: PERSON, c: BOT });
});

test('AI-CORE-SCOPE: the word of a scenario counts before the roles of a group', () => {
  const made = { ...scenario, groups: [{ seat: 'a', by: 'npc' }, { seat: 'b' }, { seat: 'c', by: 'person' }] } as const;
  expect(planOf(made, { groups, npcs: { roles: { b1: {}, c2: {} } } }, undefined).matchSettings.seats).toEqual({
    a: NPC,
    b: NPC,
    c: PERSON,
  });
});
