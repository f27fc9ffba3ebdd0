import { expect, test } from 'vitest';
import { bearersOf, idle } from './bearers.ts';
import { listFaults, type Bearer, type Reading } from './index.ts';
import { withDefaults } from './options.ts';
import { specialRules } from './registry.ts';
import { armoured, cadence, infiltration, reloading, SPECIAL_RULES, withShield } from './rules/index.ts';

const reading: Reading = { options: withDefaults({}), rules: (slug) => specialRules.get(slug), idle };

const given = ({ id }: { readonly id: string }, bearer: Bearer) => listFaults([{ id }], ['profiles', 0], bearer, reading);

test('every special rule does something for a figure, a weapon or a shield', () => {
  expect(SPECIAL_RULES.filter((rule) => bearersOf(rule).length === 0)).toEqual([]);
});

test('UK-ATTR-GEN-OWNER: a figure shoots every weapon at its own rate of fire', () => {
  expect(bearersOf(cadence)).toEqual(['figure', 'weapon']);
});

test('UK-ATTR-GEN-OWNER: what a figure, a weapon or a shield does nothing with is told where it is given', () => {
  expect(given(withShield, 'figure')).toMatchObject([
    {
      path: ['profiles', 0, 'rules', 0],
      rule: 'UK-ATTR-GEN-OWNER',
      en: `"${withShield.id}" does nothing on a figure: it is a rule for a weapon`,
    },
  ]);
  expect(given(reloading, 'figure')).toHaveLength(1);
  expect(given(infiltration, 'weapon')).toHaveLength(1);
  expect(given(armoured, 'shield')).toEqual([]);
  expect(given(cadence, 'shield')).toHaveLength(1);
});
