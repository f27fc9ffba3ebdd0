import { expect, test } from 'vitest';
import { alive, battle, figure, play, refusal, rolls, type FigureSpec } from '../testing.ts';
import { banishment } from './index.ts';

const banish = { type: 'special', rule: banishment.id, target: 'b' } as const;
const against = (spec: FigureSpec) =>
  battle({ figures: { a: { at: [0, 0], rules: [banishment.id] }, b: { at: [0, 4], ...spec }, b1: { at: [9, 9] } }, activation: 'a' });

test('UK-ATTR-BANNISSEMENT: a damage roll of level 1 on a spectre', () => {
  const match = against({ types: ['Spectre'] });
  expect(rolls(play(match, banish, '4 24'))).toEqual(['power a 4', 'damage a 4']);
  expect(alive(match, 'b')).toBe(false);
});

test('UK-ATTR-BANNISSEMENT: a demonic figure too; any other is refused and costs no action', () => {
  expect([refusal(against({ types: ['Démoniaque'] }), banish), refusal(against({ types: ['Lycan'] }), banish)]).toEqual([
    undefined,
    'UK-ATTR-BANNISSEMENT',
  ]);
});

test('UK-ATTR-BANNISSEMENT, UK-ATTR-GEN-TYPES: a type is the same however it is written', () => {
  expect(['démoniaque', 'DEMONIAQUE', 'Démoniaques', 'Démon'].map((type) => refusal(against({ types: [type] }), banish))).toEqual([
    undefined,
    undefined,
    undefined,
    'UK-ATTR-BANNISSEMENT',
  ]);
});

test('UK-ATTR-BANNISSEMENT: saves help, and nothing is counted for the turn', () => {
  const match = against({ types: ['Spectre'], tough: true });
  expect(rolls(play(match, banish, '4 44'))).toEqual(['power a 4', 'save b 4']);
  expect(figure(match, 'a').blows).toBe(0);
});
