import { expect, test } from 'vitest';
import type { Shelf } from '../systems/band-making.ts';
import { carried, isPrinted, levelNames, printed, remarksAt, taken, within, withKind, withLevel, withName, withPiece } from './figure.ts';

const figure = { profile: 'guerrier-humain', name: 'Maugis' };
const pistol = { id: 'pistolet', upgrades: [{ id: 'portee', number: 2 }] };
const shelf: Shelf = {
  kind: 'weapons',
  name: 'Armes',
  groups: [
    { name: 'Mêlée', pieces: [{ id: 'epee', name: 'Épée', detail: '', rule: 'R-1' }] },
    {
      name: 'Tir',
      pieces: [
        {
          id: 'pistolet',
          name: 'Pistolet',
          detail: '',
          rule: 'R-2',
          upgrades: [{ id: 'portee', name: 'Portée améliorée', detail: '', rule: 'R-3', number: { least: 1, most: 6 } }],
        },
      ],
    },
  ],
};

test('a kind that is chosen takes the place of what is printed, the others stay', () => {
  const armed = withKind(figure, 'weapons', [{ id: 'epee' }]);
  expect(withKind(armed, 'armour', []).gear).toEqual({ weapons: [{ id: 'epee' }], armour: [] });
  expect(isPrinted(figure)).toBe(true);
  expect(isPrinted(withKind(figure, 'armour', []))).toBe(false);
});

test('one of two like pieces is changed or taken away', () => {
  const two = [{ id: 'pistolet' }, { id: 'pistolet' }];
  expect(withPiece(two, 1, pistol)).toEqual([{ id: 'pistolet' }, pistol]);
  expect(withPiece(two, 0, undefined)).toEqual([{ id: 'pistolet' }]);
});

test('what has a number is taken with the least', () => {
  const [upgrade] = shelf.groups[1]?.pieces[0]?.upgrades ?? [];
  expect(upgrade && taken(upgrade)).toEqual({ id: 'portee', number: 1 });
  expect([9, 2.4, -3, Number.NaN].map((typed) => within(upgrade?.number, typed))).toEqual([6, 2, 1, 1]);
});

test('a level is laid on a figure, another takes its place, and it is taken off again', () => {
  const knight = withLevel(figure, 'skill', 'chevalier');
  expect(withLevel(knight, 'skill', 'ranger').levels).toEqual({ skill: 'ranger' });
  expect(withLevel(withLevel(knight, 'combat', '2'), 'skill', '').levels).toEqual({ combat: '2' });
});

test('a figure goes by its name, or by none', () => {
  expect(withName(figure, '  Guivre ').name).toBe('Guivre');
  expect(withName(figure, ' ').name).toBeUndefined();
});

test('as printed, a figure keeps its name alone', () => {
  expect(printed(withLevel(withKind(figure, 'armour', []), 'skill', 'ranger'))).toEqual(figure);
  expect(printed(withKind({ profile: 'troll' }, 'weapons', []))).toEqual({ profile: 'troll' });
});

test('what a figure carries is named with numbers and upgrades, what is not known by its id', () => {
  expect(carried({ weapons: [{ id: 'epee' }, pistol, { id: 'sabre' }] }, [shelf])).toEqual([
    'Épée',
    'Pistolet (Portée améliorée 2)',
    'sabre',
  ]);
});

test('levels that are chosen are named, what is not known by its id', () => {
  const skills = [{ id: 'combat', name: 'Combat', printed: '', levels: [{ id: '2', name: 'Combat 2+' }] }];
  expect(levelNames({ profile: 'troll', levels: { combat: '2' } }, skills)).toEqual(['Combat 2+']);
  expect(levelNames({ profile: 'troll', levels: { combat: '77' } }, skills)).toEqual(['77']);
  expect(levelNames({ profile: 'troll' }, skills)).toEqual([]);
});

test('a remark stands at its own line alone', () => {
  const text = { fr: '', en: '' };
  const remark = { at: [0, 'weapons', 1], text, forbids: true };
  const remarks = [
    remark,
    { ...remark, at: [0, 'weapons', 1, 0] },
    { ...remark, at: [0, 'weapons'] },
    { ...remark, at: [1, 'weapons', 1] },
  ];
  expect(remarksAt(remarks, 0, 'weapons', 1)).toEqual([remark]);
});
