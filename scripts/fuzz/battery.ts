/** The battery of the referee on random battles of URSS classic: every promise at every step. `count`: battles / 20. */
import { battery, mix, randomFrom } from '@escarmouche/referee';
import { urssClassic } from '@escarmouche/urss-classic';
import { flawOf, randomSetup } from '../../packages/systems/urss-classic/src/testing-battles.ts';
import { drawnBattle } from './lib/battles.ts';
import { failed, told } from './lib/world.ts';

const { count, seed } = told();
const rarely = ['pass', 'endGroup', 'alert'];
const taken = new Map<string, number>();

for (let battle = 0; battle < count / 20; battle++) {
  const one = mix(seed, battle);
  const setup = battle % 2 === 0 ? randomSetup(randomFrom(one)) : drawnBattle(randomFrom(one));
  try {
    const report = battery(urssClassic, setup, { seed: one, most: 300, rarely, flaw: flawOf });
    for (const [type, times] of Object.entries(report.taken)) taken.set(type, (taken.get(type) ?? 0) + times);
  } catch (error) {
    failed('battery', error instanceof Error ? error.message : String(error), setup);
  }
}
console.log([...taken].map(([type, times]) => `${type} ${times}`).join(', '));
