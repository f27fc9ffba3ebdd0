import { expect, test } from 'vitest';
import { battle, figure, levels, play, type BattleSpec } from '../testing.ts';
import { battleMeditation } from './index.ts';

const use = { type: 'special', rule: battleMeditation.id } as const;
const spec = {
  figures: {
    a: { at: [0, 0], rules: [battleMeditation.id] },
    a1: { at: [5.9, 0] },
    a2: { at: [-6, 0] },
    b: { at: [0, 2], weapons: ['pistolet'] },
  },
  activation: 'a',
} as const satisfies BattleSpec;

test('UK-PWR-MEDITATION: allies at less than 5 paces and the user have a save of value 2', () => {
  const match = battle(spec);
  play(match, use, '4');
  expect(match.state.effects.map(({ on, until }) => [on, until])).toEqual([
    ['a', 'next'],
    ['a1', 'next'],
  ]);
  expect(figure(match, 'a').left).toBe(1);
});

test('UK-PWR-MEDITATION: by option it is about the user, and marks nobody else', () => {
  const match = battle({ ...spec, options: { 'ward.mode': 'aura' } });
  play(match, use, '4');
  expect(match.state.effects.map(({ on }) => on)).toEqual(['a']);
});

test('UK-PWR-MEDITATION, UK-ATTR-GEN-TARGET: by option not the user', () => {
  const match = battle({ ...spec, options: { 'allies.includeSelf': 'no' } });
  play(match, use, '4');
  expect(match.state.effects.map(({ on }) => on)).toEqual(['a1']);
});

const on = (id: string, by = 'a') => ({ rule: battleMeditation.id, on: id, by, since: 1, until: 'next' }) as const;

/** Levels of the save of a figure shot at. */
const saves = (
  at: readonly [number, number],
  mode: 'snapshot' | 'aura',
  effects: BattleSpec['effects'],
  dice: string,
  sameName: 'once' | 'each' = 'once',
) =>
  levels(
    play(
      battle({
        figures: {
          b: { at: [0, 2], facing: 'south', weapons: ['pistolet'] },
          a: { at: [9, -9] },
          a1: { at },
          a2: { at: [-9, -9] },
          a3: { at: [-12, -9] },
        },
        activation: 'b',
        effects,
        options: { 'ward.mode': mode, 'aura.sameName': sameName },
      }),
      { type: 'shoot', weapon: 'pistolet', target: 'a1' },
      dice,
    ),
    'save',
  );

test('UK-PWR-MEDITATION: those near at first keep it wherever they go; by option those near when they are hurt have it', () => {
  expect(saves([0, -2], 'snapshot', [on('a1')], '4 44')).toEqual([-1]);
  expect(saves([0, -2], 'aura', [on('a')], '4 1')).toEqual([]);
  expect(saves([4, -6], 'aura', [on('a')], '11')).toEqual([]);
});

test('UK-PWR-MEDITATION, UK-SKILL-MODIFIERS: two count once, by option both', () => {
  expect(saves([0, -2], 'snapshot', [on('a1'), on('a1', 'a2')], '4 44')).toEqual([-1]);
  expect(saves([0, -2], 'snapshot', [on('a1'), on('a1', 'a2')], '4 44', 'each')).toEqual([1]);
});
