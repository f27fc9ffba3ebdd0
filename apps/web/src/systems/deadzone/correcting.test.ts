import { expect, test } from 'vitest';
import { battle, cubeOfFigure, figure, play, refusal, type BattleSpec } from '../../../../../packages/systems/deadzone/src/testing.ts';
import { companion } from './companion.ts';
import { correcting } from './correcting.ts';
import { spot } from './testing.ts';

const figures: BattleSpec['figures'] = {
  a: { at: 'C1R1L1', carries: ['medipack'] },
  a2: { at: 'C2R1L1' },
  b: { at: 'C4R1L1' },
  b2: { at: 'C8R8L1' },
};
const begun = () => battle({ figures, activation: 'a' });

test('DZ-DMG-WOUNDS DZ-STATE-PINNED DZ-STATE-SMOKE: counters, state, smoke and points are said by a press', () => {
  const match = begun();
  const facts = correcting.facts(match.state, 'b', 'fr');
  expect(facts.map(({ id }) => id)).toEqual(['counters', 'posture', 'activated', 'smoke', 'points']);
  for (const { options } of facts) {
    expect(options.filter(({ now }) => now)).toHaveLength(1);
    for (const { command } of options) expect(refusal(match, command)).toBeUndefined();
  }
  const pinned = facts[1]?.options.find(({ label }) => label === 'Bloquée');
  if (!pinned) throw new Error('nobody is pinned');
  play(match, pinned.command);
  expect(figure(match, 'b').posture).toBe('prone');
});

test('DZ-MOVE-POSITION: a figure is set in the cube that is touched', () => {
  const match = begun();
  const command = correcting.moved(match.state, 'b', spot('C5R2L1'));
  if (!command) throw new Error('nobody is moved');
  play(match, command);
  expect(cubeOfFigure(match, 'b')).toBe('C5R2L1');
});

test('DZ-ACT-ECONOMY DZ-CMD-ONE: who plays is reminded of actions, dice, points, items and of who is to be activated', () => {
  const match = begun();
  const said = () => (companion.reminders?.(match.state, 'fr') ?? []).map(({ label, value }) => `${label} ${value}`);
  expect(said()).toContain('Actions courtes restantes 2');
  expect(said().some((one) => one.startsWith('À activer'))).toBe(true);
  expect(said().some((one) => one.startsWith('Points A'))).toBe(true);
  play(match, { type: 'correct', figure: 'b', posture: 'prone', counters: 1 });
  expect(said()).toContain('Bloquées B1');
});
