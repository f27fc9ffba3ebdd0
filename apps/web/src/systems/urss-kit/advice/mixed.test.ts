import type { Command, Setup, State } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import type { Intent, Preview } from '../../preview.ts';
import { wallBattle } from '../testing.ts';
import { advice } from './advice.ts';

const subject = (state: State) => ({ figure: state.activation?.figure ?? '', reaction: false });
const shown = (state: State, intent: Omit<Intent, 'subject' | 'action'>): Preview<Command> | undefined =>
  advice.preview(state, 'a', { subject: subject(state), action: 'mixed', ...intent }, 'fr');
const ground = (x: number, y: number) => ({ kind: 'ground', at: { x: x * 1000, y: y * 1000 } }) as const;

const bar = (options: Setup['options']): readonly string[] => {
  const state = wallBattle(options);
  return advice.actions(state, 'a', subject(state), 'fr').map(({ id }) => id);
};

test('UK-ACT-ONE-THING: by option a movement of several kinds stands in the bar, and is made by pointing at where it leads', () => {
  expect(bar({})).not.toContain('mixed');
  expect(bar({ 'move.mixedModes': 'yes' })).toContain('mixed');
  const state = wallBattle({ 'move.mixedModes': 'yes' });
  const up = shown(state, { target: ground(13, 10) });
  expect(up).toMatchObject({
    keeps: { x: expect.any(Number), y: expect.any(Number) },
    commands: [{ type: 'mixed', legs: [{ type: 'move' }, { type: 'climb' }, { type: 'move' }] }],
  });
  expect(up?.refusal).toBeUndefined();
  expect(up?.overlay.ghost?.at).toMatchObject({ x: 13_000, y: 10_000, z: 1000 });
  expect(up?.panel.facts.map(({ label }) => label)).toEqual(['Marcher', 'Escalader', 'Marcher', 'Coût']);
});

test('a movement of several kinds goes by the points laid before, as far as it may, and tells what ends it', () => {
  const state = wallBattle({ 'move.mixedModes': 'yes' });
  const far = shown(state, { via: [ground(13, 10).at], target: ground(20, 10) });
  expect(far?.refusal).toBeUndefined();
  expect(far?.instead).toBeDefined();
  expect(far?.overlay.ghost?.at.x).toBeLessThan(16_000);
});
