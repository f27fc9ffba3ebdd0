import { expect, test } from 'vitest';
import { de, namesInRow } from './naming.ts';

test('“de” is elided before vowels and a mute h, and melts with the article of a name', () => {
  const names = [
    'Riko',
    'Orsk',
    'Élise',
    'Hugo',
    'Hélène',
    'Hask',
    'Yves',
    'Yoda',
    'L’Épine',
    'La Belette',
    'Le Boucher',
    'Les ribauds',
    'Lesly',
    '',
  ];
  expect(names.map(de)).toEqual([
    'de Riko',
    'd’Orsk',
    'd’Élise',
    'd’Hugo',
    'd’Hélène',
    'de Hask',
    'd’Yves',
    'de Yoda',
    'de L’Épine',
    'de La Belette',
    'du Boucher',
    'des ribauds',
    'de Lesly',
    'de ',
  ]);
});

test('names in a row', () => {
  const rows = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']];
  expect(rows.map((row) => namesInRow(row, 'fr'))).toEqual(['', 'A', 'A et B', 'A, B et C']);
  expect(namesInRow(['A', 'B', 'C'], 'en')).toBe('A, B and C');
});
