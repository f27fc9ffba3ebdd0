import { expect, test } from 'vitest';
import { battle, gun, levels, ofType, play, type FigureSpec } from '../testing.ts';
import { shock, thrown } from './index.ts';

const effects = [{ rule: shock.id, on: 'b', by: 'a', since: 1, until: 'turn' }] as const;
const shooter = { at: [0, 0], weapons: ['pistolet', gun('dague', 5, 0, [thrown.id])] } as const satisfies FigureSpec;
type Mode = 'modifier' | 'absolute';

const shot = (skills: FigureSpec['skills'], dice: string, mode: Mode = 'modifier', weapon = 'pistolet') =>
  levels(
    play(
      battle({ figures: { b: { ...shooter, skills }, a: { at: [0, 5] } }, activation: 'b', effects, options: { 'choc.mode': mode } }),
      { type: 'shoot', weapon, target: 'a' },
      dice,
    ),
    'shooting',
  );

const fought = (spec: FigureSpec, dice: string, mode: Mode = 'modifier') =>
  levels(
    play(
      battle({
        figures: { b: { at: [0, 0], weapons: ['lame'], ...spec }, a: { at: [0, 1], weapons: ['lame'] } },
        activation: 'b',
        effects,
        options: { 'choc.mode': mode },
      }),
      { type: 'fight', target: 'a' },
      `${dice} 1`,
    ),
    'combat',
  )[0];

test('UK-PWR-CHOC: an enemy has the effect this turn', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [shock.id] }, b: { at: [0, 5] } }, activation: 'a' });
  const events = play(match, { type: 'special', rule: shock.id, target: 'b' }, '4');
  expect(ofType(events, 'effectBegan').map(({ effect }) => effect)).toEqual(effects);
});

test('UK-PWR-CHOC: it fights and shoots two levels worse, throws too', () => {
  expect([fought({}, '111'), fought({ skills: { combat: 1 } }, '11')]).toEqual([-2, -1]);
  expect([shot({}, '111'), shot({ shooting: 1 }, '11'), shot({}, '111', 'modifier', 'dague')]).toEqual([[-2], [-1], [-2]]);
});

const named = (combat: number, dice: string) => {
  const match = battle({
    figures: { b: { at: [0, 0], weapons: ['lame'], skills: { combat } }, a: { at: [0, 1], weapons: ['lame'] } },
    activation: 'b',
    effects,
    options: { 'choc.mode': 'absolute' },
  });
  const [roll] = ofType(play(match, { type: 'fight', target: 'a' }, `${dice} 1`), 'rolled');
  return roll?.roll.pool.modifiers.some(({ rule }) => rule === shock.cites[0]);
};

test('UK-PWR-CHOC: where its option changes nothing the roll does not name it, by as little as a level it does', () => {
  expect([named(-2, '111'), named(-3, '1111'), named(-1, '111')]).toEqual([false, false, true]);
});

test('UK-PWR-CHOC: by option both levels are replaced by 2-, if that is worse', () => {
  expect([fought({ skills: { combat: 1 } }, '111', 'absolute'), fought({ skills: { combat: -3 } }, '1111', 'absolute')]).toEqual([-2, -3]);
  expect([
    fought({ weapons: [] }, '1111', 'absolute'),
    fought({ skills: { combat: 1 }, character: true, vitality: 2 }, '1111', 'absolute'),
  ]).toEqual([-3, -3]);
  expect([shot({ shooting: 2 }, '111', 'absolute'), shot({ shooting: 2, throwing: null }, '1111', 'absolute', 'dague')]).toEqual([
    [-2],
    [-3],
  ]);
});
