import { expect, test } from 'vitest';
import { battle, figure, gun, levels, play, refusal, rolls, type FigureSpec } from '../testing.ts';
import { cadence, gunslinger, reloading, strongShooter } from './index.ts';

const pistols = [gun('p1', 6, 2), gun('p2', 6, 2)] as const;
const both = { type: 'shoot', weapon: 'p1', second: 'p2', target: 'b' } as const;
const one = { at: [0, 0], skills: { shooting: 1 }, weapons: pistols, rules: [gunslinger.id] } as const satisfies FigureSpec;

test('UK-ATTR-PISTOLERO: a shot with each of two pistols, each a level worse', () => {
  const match = battle({ figures: { a: one, b: { at: [0, 5], character: true } }, activation: 'a' });
  const events = play(match, both, '4 124 3', [['nextTarget', 'b']]);
  expect(rolls(events)).toEqual(['shooting a 4', 'damage a 4', 'shooting a 3']);
  expect(levels(events, 'shooting')).toEqual([0, 0]);
  expect(figure(match, 'b').vitality).toBe(2);
});

test('UK-ATTR-PISTOLERO: with one of them alone it shoots as usual', () => {
  const match = battle({ figures: { a: one, b: { at: [0, 5] } }, activation: 'a' });
  expect(levels(play(match, { type: 'shoot', weapon: 'p1', target: 'b' }, '11'), 'shooting')).toEqual([1]);
});

test('UK-ATTR-PISTOLERO, UK-ATTR-GEN-DECISIONS: the second shot goes at another target or is given up', () => {
  const figures = { a: one, b: { at: [0, 5], character: true }, b2: { at: [4, 4] } } as const;
  const shot = (target: string | null) =>
    play(battle({ figures, activation: 'a' }), both, target === null ? '1' : '1 1', [['nextTarget', target]]).flatMap((event) =>
      event.type === 'rolled' ? [[event.of, event.target]] : [],
    );
  expect([shot('b2'), shot(null)]).toEqual([
    [
      ['p1', 'b'],
      ['p2', 'b2'],
    ],
    [['p1', 'b']],
  ]);
});

test('UK-ATTR-PISTOLERO: each weapon makes its own number of shots', () => {
  const fast = gun('p1', 6, 0, [{ id: cadence.id, value: 2 }]);
  const match = battle({ figures: { a: { ...one, weapons: [fast, pistols[1]] }, b: { at: [0, 5] } }, activation: 'a' });
  const targets = [
    ['nextTarget', 'b'],
    ['nextTarget', 'b'],
  ] as const;
  expect(levels(play(match, both, '1 1 1', targets), 'shooting')).toEqual([0, 0, 0]);
});

test.each<[string, FigureSpec]>([
  ['without the rule', { rules: [] }],
  ['that is not in hand', { held: ['p1'] }],
  ['of two hands', { weapons: [pistols[0], gun('p2', 6, 0, [], 2)], rules: [gunslinger.id, strongShooter.id], held: ['p1', 'p2'] }],
])('UK-ATTR-PISTOLERO: no second weapon %s', (_, spec) => {
  const match = battle({ figures: { a: { ...one, ...spec }, b: { at: [0, 5] } }, activation: 'a' });
  expect(refusal(match, both)).toBe('UK-ATTR-PISTOLERO');
});

test('UK-ATTR-PISTOLERO: nor one that is empty', () => {
  const a = { ...one, weapons: [pistols[0], gun('p2', 6, 0, [reloading.id])], marks: { [reloading.id]: ['p2'] } };
  expect(refusal(battle({ figures: { a, b: { at: [0, 5] } }, activation: 'a' }), both)).toBe(reloading.cites[0]);
});
