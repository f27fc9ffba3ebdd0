import { kit } from '../packages/content/src/kit/index.ts';
import { outcomes, type Random } from '../packages/referee/src/index.ts';
import { rangedArm, sheetFrom, shotOdds, urssKit } from '../packages/systems/urss-kit/src/index.ts';
import { skirmish } from './battles.ts';
import type { BenchRow } from './compare.ts';
import { FACE_TO_FACE, pair, postureOf, PROFILES, rowsOf, TRIALS, type Shot } from './odds.ts';

function simulated(random: Random): number {
  let lost = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    if (random(6) < 3) continue;
    if (Math.min(random(6), random(6), random(6), random(6)) >= 3) continue;
    if (Math.max(random(6), random(6), random(6)) >= 3) lost++;
  }
  return lost / TRIALS;
}

/** In the kit a Shooting roll of one die, a save of the worst of four (an armour that is pierced), damage of the best of three. */
function kitShot(): Shot {
  const { groups: bands, table } = skirmish(0);
  const groups = bands.map((group, i) => {
    const profile = kit.profiles[PROFILES[i] ?? ''];
    if (!profile) throw new Error('a profile is missing');
    return { ...group, figures: [sheetFrom(kit, profile, group.id, 0, { id: `${i}-0` })] };
  });
  const state = urssKit.setup({ options: {}, table: { ...table, features: [] }, groups, position: FACE_TO_FACE });
  const weapon = state.scene.sheets['1-0']?.weapons[0];
  const [shooter, target, arm] = pair(state.figures, weapon && rangedArm(weapon));
  const { chances } = outcomes(urssKit, state, 'p1', { type: 'shoot', weapon: arm.id, target: target.id }, postureOf);
  return {
    name: 'kit odds',
    chance: () => shotOdds(state, shooter, arm, target).losses[0]?.out ?? Number.NaN,
    truth: chances.get('out') ?? 0,
    simulated,
  };
}

export default (): Promise<BenchRow[]> => rowsOf(kitShot());
