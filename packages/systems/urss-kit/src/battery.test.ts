import { battery, mix, randomFrom } from '@escarmouche/referee';
import type { Role } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { parseSetup, type Setup } from './setup.ts';
import { urssKit } from './system.ts';
import { corrected, flawOf, randomSetup } from './testing-battles.ts';

const rarely = ['pass', 'endGroup', 'nothing'];

/**
 * The promises of the referee, held by battles of random figures, options and commands: in both systems of activation, with each timing of the alert.
 * `npm run fuzz` plays many more.
 */
test.each([1, 2, 6, 7])('battery: random battle %i keeps every promise of the referee', (seed) => {
  const report = battery(urssKit, randomSetup(randomFrom(mix(seed, 1))), { seed, most: 80, rarely, parseSetup, flaw: flawOf });
  expect(report.entries).toBeGreaterThan(10);
});

test.each([8, 9, 11])('battery: battle %i beside a real table, which persons correct, keeps them too', (seed) => {
  const report = battery(urssKit, randomSetup(randomFrom(mix(seed, 1))), { seed, most: 120, rarely, parseSetup, corrected, flaw: flawOf });
  expect(report.taken['correction']).toBeGreaterThan(5);
});

const ROLES: readonly [Role, ...Role[]] = [
  { mission: { type: 'chief' }, behaviour: 'walker' },
  { mission: { type: 'assassin' }, behaviour: 'rusher' },
  { mission: { type: 'elite' }, behaviour: 'cautious' },
];

/** Figures of the first group are NPCs. */
function withNpcs(setup: Setup): Setup {
  const figures = setup.groups[0]?.figures ?? [];
  const roles = figures.map(({ id }, nth): [string, Role] => [id, ROLES[nth % ROLES.length] ?? ROLES[0]]);
  return { ...setup, npcs: { roles: Object.fromEntries(roles) } };
}

test.each([1, 2, 3])('AI-MIS-ASSASSIN AI-MIS-CHEF: battery: battle %i with NPCs keeps them too', (seed) => {
  const setup = withNpcs(randomSetup(randomFrom(mix(seed, 1))));
  const report = battery(urssKit, setup, { seed, most: 60, rarely: ['pass', 'endGroup', 'alert'], parseSetup, flaw: flawOf });
  expect(report.taken).toMatchObject({ note: expect.any(Number) as number, endDeployment: expect.any(Number) as number });
});
