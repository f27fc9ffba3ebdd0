import { expect, test } from 'vitest';
import './game.ts';
import { malformed } from './gate.ts';
import type { State } from './state.ts';
import { jetpack } from './rules/index.ts';

const state = { figures: { A: {} } } as unknown as State;

test('a command of the right form is let through', () => {
  for (const command of [
    { type: 'pass' },
    { type: 'move', path: [{ x: 1, y: -2 }] },
    { type: 'move', path: [], facing: { x: 0, y: 1 } },
    { type: 'shoot', weapon: 'blaster', target: 'A' },
    { type: 'special', rule: 'unknown', target: 'A' },
    { type: 'deploy', figure: 'A', at: { x: 1, y: 2, z: 0 }, facing: { x: 1, y: 0 } },
  ]) {
    expect(malformed(state, command)).toBeUndefined();
  }
});

test('anything else is refused with what is wrong', () => {
  for (const [command, wrong] of [
    [null, 'Unknown'],
    ['pass', 'Unknown'],
    [{ type: 'fly' }, 'Unknown'],
    [{ type: '__proto__' }, 'Unknown'],
    [{ type: 'constructor' }, 'Unknown'],
    [{ type: 'pass', figure: 'A' }, '"figure"'],
    [{ type: 'activate', figure: 'Z' }, '"figure"'],
    [{ type: 'activate', figure: 'toString' }, '"figure"'],
    [{ type: 'move', path: [{ x: 0.5, y: 0 }] }, '"path"'],
    [{ type: 'move', path: [{ x: 0, y: 1e12 }] }, '"path"'],
    [{ type: 'move', path: Array.from({ length: 1000 }, () => ({ x: 0, y: 0 })) }, '"path"'],
    [{ type: 'move', path: [], facing: { x: 0, y: 0 } }, '"facing"'],
    [{ type: 'run', to: { x: Number.NaN, y: 0 } }, '"to"'],
    [{ type: 'special', rule: jetpack.id, to: { x: 0, y: 0 } }, '"to"'],
    [{ type: 'special', rule: jetpack.id, to: { x: 0, y: 0, z: 0 }, weapon: 'blaster' }, '"weapon"'],
  ] as const) {
    expect(malformed(state, command)?.reason.en, JSON.stringify(command)).toContain(wrong);
  }
});

test('UC-SYS-DECISIONS: what is no command is refused with the rule of decisions, in a short sentence whatever it holds', () => {
  expect(malformed(state, { type: 'fly' })?.rule).toBe('UC-SYS-DECISIONS');
  const refusal = malformed(state, { type: 'pass', ['x'.repeat(5000)]: 1 });
  expect(refusal?.rule).toBe('UC-SYS-DECISIONS');
  expect(refusal?.reason.en).toBe(`Command "pass": "${'x'.repeat(40)}" does not fit.`);
});
