import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { malformed } from './shape.ts';
import { zombies } from './system.ts';
import { game } from './testing.ts';

const WELL: readonly Command[] = [
  { type: 'begin' },
  { type: 'place', x: -3, y: 2, turn: 3 },
  { type: 'stock', zombies: [9], bullets: [], lives: [10] },
  { type: 'face', leave: true },
  { type: 'step', to: 4 },
  { type: 'shift', from: 1, to: 4 },
  { type: 'play', card: 'guide' },
];

const ILL: readonly unknown[] = [
  undefined,
  null,
  'roll',
  {},
  { type: 'fly' },
  { type: 'toString' },
  { type: 'roll', die: 6 },
  { type: 'place', x: 1.5, y: 0, turn: 0 },
  { type: 'place', x: 1, y: 0, turn: 4 },
  { type: 'place', x: 1e9, y: 0, turn: 0 },
  { type: 'stock', zombies: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], bullets: [], lives: [] },
  { type: 'stock', zombies: '9', bullets: [], lives: [] },
  { type: 'face', leave: false },
  { type: 'step', to: -1 },
  { type: 'step' },
  { type: 'shift', from: 0, to: NaN },
  { type: 'play', card: 7 },
  { type: 'play', card: 'x'.repeat(41) },
];

test('ZB-DECISIONS: commands of the right form go on to the rules', () => {
  for (const command of WELL) expect(malformed(command)).toBeUndefined();
});

test('ZB-DECISIONS: whatever is not a command is refused before a rule looks at it', () => {
  const { state } = game({});
  for (const command of ILL) {
    expect(malformed(command)?.rule).toBe('ZB-DECISIONS');
    expect(zombies.check(state, 'a', command as Command)?.rule).toBe('ZB-DECISIONS');
  }
});

test('ZB-DECISIONS: what cannot be is refused by a rule, not by a crash', () => {
  const { state } = game({ step: 'moving', turn: { left: 3 } });
  expect(zombies.check(state, 'a', { type: 'step', to: 999 })?.rule).toBe('ZB-MOVE-DIAG');
  const herding = game({ step: 'herding', turn: { herd: 1 }, zombies: [[1, 0]] });
  expect(zombies.check(herding.state, 'a', { type: 'shift', from: 999, to: 998 })?.rule).toBe('ZB-ZMOVE');
  expect(zombies.check(state, 'a', { type: 'play', card: 'constructor' })?.rule).toBe('ZB-CARD-ANYTIME');
  expect(zombies.check(state, 'z', { type: 'roll' })?.rule).toBe('ZB-DECISIONS');
});
