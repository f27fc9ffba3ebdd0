import { hiddenFrom } from '@escarmouche/skirmish/placed';
import { plane } from '@escarmouche/urss-classic';
import { infiltration } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { battle, box, figure, gun, play, type Battle, type BattleSpec } from '../../../../systems/urss-classic/src/testing.ts';
import { urssClassicNpc } from '../../urss-classic/npc.ts';
import { acts, apart } from '../testing-acts.ts';

const npc = urssClassicNpc();
const zone = (y: number, front: 'north' | 'south') => ({ x: 0, y, width: 60_000, height: 5000, front });
const facing = { x: 0, y: -1 };
const p = { type: 'deploy', figure: 'p', at: { x: 30_000, y: 57_000, z: 0 }, facing } as const;

/** A battle in which p stands at the north, and the NPCs have been deployed by their player. */
function deployed(spec: Pick<BattleSpec, 'figures'> & Partial<BattleSpec>): Battle {
  const match = battle({ zones: { N: zone(0, 'north'), P: zone(55_000, 'south') }, beforeOrder: true, ...spec });
  play(match, { type: 'rollOrder' }, '66 11');
  play(match, [p, { type: 'endDeployment' }]);
  while (match.state.phase === 'deployment') play(match, npc.decide(match.state, 'N', () => 0).command);
  return match;
}

test('AI-ACT-CHOICES AI-MIS-CHEF: a chief is deployed with compatible NPCs in contact, others elsewhere', () => {
  const roles = { n1: acts('soldier'), n2: acts('chief'), n3: acts('sniper') };
  const match = deployed({ figures: { n1: {}, n2: {}, n3: { weapons: [gun('fusil', 30)] }, p: {} }, npcs: { roles } });
  expect(apart(match.state, 'n1', 'n2')).toBeLessThan(1);
  expect(apart(match.state, 'n3', 'n2')).toBeGreaterThanOrEqual(1);
});

test('AI-ACT-CHOICES AI-GEO-COVER: as near as possible to the goal of the mission, in cover', () => {
  const wall = box('wall', [3, -26, 7, -25.6], { top: 3 });
  const match = deployed({ figures: { n: {}, p: {} }, npcs: { roles: { n: acts('soldier') } }, terrain: [wall] });
  expect(figure(match, 'n').y).toBeGreaterThanOrEqual(2500);
  expect(hiddenFrom(plane, match.state, figure(match, 'p'), figure(match, 'n'))).toBeGreaterThan(0.5);
});

test('AI-ACT-CHOICES: Infiltration is used by Snipers, Assassins and Harceleurs alone', () => {
  const rules = [infiltration.id];
  const roles = { n1: acts('soldier'), n2: acts('assassin', 'rusher'), n3: acts('soldier', 'stalker') };
  const match = deployed({ figures: { n1: { rules }, n2: { rules }, n3: { rules }, p: {} }, npcs: { roles } });
  expect(['n1', 'n2', 'n3'].map((id) => figure(match, id).y > 5000)).toEqual([false, true, true]);
});
