/** The battery of the referee on random battles of URSS classic and of the kit in turn: every promise at every step. `count`: battles / 20. */
import { battery, mix, randomFrom, type Random, type System } from '@escarmouche/referee';
import { urssClassic } from '@escarmouche/urss-classic';
import { parseSetup, urssKit } from '@escarmouche/urss-kit';
import { flawOf, randomSetup } from '../../packages/systems/urss-classic/src/testing-battles.ts';
import { flawOf as kitFlawOf, randomSetup as randomKitSetup } from '../../packages/systems/urss-kit/src/testing-battles.ts';
import { drawnKitBattle } from './lib/battles-kit.ts';
import { crowdedBattle, drawnBattle } from './lib/battles.ts';
import { failed, told } from './lib/world.ts';

const { count, seed, from } = told();
const rarely = ['pass', 'endGroup', 'alert', 'nothing'];
/** Entries of a battle in which a crowd plays by itself: its deployment, and a few turns. */
const CROWDED = 250;
const taken = new Map<string, number>();

/** Plays a battle of a game, every other one as its tests draw it. */
function play<Setup, S, C extends object, E>(
  battle: number,
  system: System<Setup, S, C, E>,
  drawn: readonly ((random: Random) => Setup)[],
  more: Pick<Parameters<typeof battery<Setup, S, C, E>>[2], 'flaw' | 'most' | 'parseSetup'>,
): void {
  const one = mix(seed, battle);
  const setup = drawn[Math.floor(battle / 2) % drawn.length]?.(randomFrom(one));
  if (setup === undefined) return;
  try {
    const report = battery(system, setup, { seed: one, most: 300, rarely, ...more });
    for (const [type, times] of Object.entries(report.taken)) taken.set(type, (taken.get(type) ?? 0) + times);
  } catch (error) {
    failed('battery', error instanceof Error ? error.message : String(error), setup, battle);
  }
}

for (let battle = from; battle < from + count / 20; battle++) {
  if (battle % 50 === 49) play(battle, urssClassic, [crowdedBattle], { flaw: flawOf, most: CROWDED });
  else if (battle % 2 === 0) play(battle, urssClassic, [randomSetup, drawnBattle], { flaw: flawOf });
  else play(battle, urssKit, [randomKitSetup, drawnKitBattle], { flaw: kitFlawOf, parseSetup });
}
console.log([...taken].map(([type, times]) => `${type} ${times}`).join(', '));
