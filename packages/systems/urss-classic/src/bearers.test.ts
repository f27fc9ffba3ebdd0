import type { Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { bearersOf, idle } from './bearers.ts';
import { cadence, infiltration, lightsaberGuard, piercesArmour, reloading, SPECIAL_RULES, twoHanded, zone } from './rules/index.ts';
import { parseSetup } from './setup.ts';
import { battle } from './testing.ts';

test('every special rule does something for a figure or for a weapon', () => {
  expect(SPECIAL_RULES.filter((rule) => bearersOf(rule).length === 0)).toEqual([]);
});

test('UC-SYS-SKILLS: rules of a weapon do nothing on a figure', () => {
  for (const { id } of [cadence, reloading, zone, twoHanded, lightsaberGuard]) {
    expect(idle(id, 'weapon')).toBeUndefined();
    expect(idle(id, 'figure')?.fr).toBe(`«\u00a0${id}\u00a0» est sans effet sur une figurine\u00a0: c’est une règle pour une arme`);
  }
});

test('UC-SYS-SKILLS: what strikes is given to either, where a figure begins to the figure alone', () => {
  expect(bearersOf(piercesArmour)).toEqual(['figure', 'weapon']);
  expect(bearersOf(infiltration)).toEqual(['figure']);
});

test('a battle whose sheets have such a rule is read', () => {
  const { setup } = battle({ figures: { a1: { at: [0, 0], rules: [cadence.id] }, b1: { at: [0, 9] } } });
  expect(parseSetup(JSON.parse(JSON.stringify(setup)) as Json)).toMatchObject({ ok: true });
});
