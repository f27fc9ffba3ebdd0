import { battery, mix, randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { parseSetup } from './setup.ts';
import { urssKit } from './system.ts';
import { flawOf, randomSetup } from './testing-battles.ts';

/** The promises of the referee, held by battles of random figures, options and commands in both systems of activation. */
test.each([1, 2, 3, 4, 5, 6, 7, 8])('battery: random battle %i keeps every promise of the referee', (seed) => {
  const rarely = ['pass', 'endGroup', 'nothing'];
  const report = battery(urssKit, randomSetup(randomFrom(mix(seed, 1))), { seed, most: 80, rarely, parseSetup, flaw: flawOf });
  expect(report.entries).toBeGreaterThan(10);
});
