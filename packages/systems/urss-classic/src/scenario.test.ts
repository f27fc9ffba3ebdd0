import type { Scenario } from '@escarmouche/skirmish/plane';
import type { Feature } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { battle, box, figure, play, point, units, where } from './testing.ts';

const name = { fr: 'essai', en: 'trial' };
const scenarioOf = (parts: Partial<Scenario>): Scenario => ({
  id: 'trial',
  name,
  story: name,
  zones: [],
  tokens: [],
  objectives: [],
  happenings: [],
  ...parts,
});

const endGroup = { type: 'endGroup' } as const;

/** b2 and b3 come on in a zone so many paces wide as the second turn begins, with a noise. `terrain`: features that stand there. */
function lateBattle(wide: number, ...terrain: readonly Feature[]) {
  const zone = { ...point(-wide / 2, -10), width: wide * 1000, height: 1000, front: 'north' } as const;
  const late = { id: 'late', text: name, when: { turn: 2 }, arrivals: { figures: ['b2', 'b3'], zone }, noise: units(3, 4) };
  return battle({
    figures: { a: { at: [0, 0] }, b1: { at: [9, 9] }, b2: {}, b3: {}, z: { at: [-25, 25], types: ['Zombi'] } },
    automatic: ['Z'],
    scenario: scenarioOf({ happenings: [late] }),
    terrain,
    plays: 'A',
  });
}

test('UC-VICTORY-SCENARIO UC-SV-AI-NOISE: as its turn begins those who come later stand in line in their zone, and the noise is heard', () => {
  const match = lateBattle(12);
  play(match, endGroup);
  expect(figure(match, 'b2').posture).toBe('reserve');
  play(match, endGroup);
  expect([where(match, 'b2'), where(match, 'b3')]).toEqual([
    [-3, -9.5],
    [3, -9.5],
  ]);
  expect(figure(match, 'b2')).toMatchObject({ posture: 'standing', facing: { x: 0, y: 1 } });
  expect(match.state.noise).toEqual({ at: units(3, 4), heardBy: ['Z'] });
});

test('UC-VICTORY-SCENARIO UC-SETUP-DEPLOY: who comes later comes on the ground, and on a roof only where there is no ground', () => {
  const beside = lateBattle(12, box('shed', [-4, -10, -2, -9], { top: 3 }));
  play(beside, [endGroup, endGroup]);
  expect(where(beside, 'b2')).toEqual([-4.5, -9.5]);
  const upon = lateBattle(12, box('hall', [-6, -10, 6, -9], { top: 3 }));
  play(upon, [endGroup, endGroup]);
  expect(where(upon, 'b2')).toEqual([-3, -9.5, 3]);
});

test('UC-VICTORY-SCENARIO: who finds no room in the zone waits, and comes on as a turn begins with room for it', () => {
  const match = lateBattle(1);
  play(match, [endGroup, endGroup]);
  expect([where(match, 'b2'), figure(match, 'b3').posture]).toEqual([[0, -9.5], 'reserve']);
  play(match, [endGroup, { type: 'activate', figure: 'b2' }, { type: 'move', path: [point(0, -5)] }, { type: 'pass' }, endGroup]);
  expect([match.state.turn, where(match, 'b3')]).toEqual([3, [0, -9.5]]);
});

test('UC-VICTORY-SCENARIO: at the end of its last turn what is held scores, and the battle is over', () => {
  const gate = { id: 'gate', name, shape: { type: 'disc', ...point(0, 0), r: 2000 } } as const;
  const held = { id: 'held', name, side: 'A', type: 'hold', zone: 'gate', points: 2 } as const;
  const scenario = scenarioOf({ turns: 2, zones: [gate], objectives: [held] });
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [9, 9] } }, scenario, plays: 'A' });
  play(match, [endGroup, endGroup]);
  expect(match.state).toMatchObject({ phase: 'play', turn: 2, scenario: { met: { held: 1 } } });
  play(match, [endGroup, endGroup]);
  expect(match.state).toMatchObject({ phase: 'over', outcome: { winners: ['A'], scores: { bySide: { A: 4, B: 0 } } } });
});
