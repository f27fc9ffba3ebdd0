import { expect, test } from 'vitest';
import { LAYOUTS, layoutMapOf } from '../../tests/keyboards.ts';
import { layoutKeys } from './layout-keys.ts';

const on = (name: string) => {
  const layout = LAYOUTS[name];
  if (!layout) throw new Error(`no layout ${name}`);
  return layoutKeys(layoutMapOf(layout), 'Maj');
};

test('the keys told are those of the player’s keyboard', () => {
  expect(on('QWERTY (US)')).toEqual({ digits: [], turn: 'd, Maj+d [ ]', zoom: 'z, Maj+z + −', talk: ['/'] });
  expect(on('AZERTY (PC)')).toEqual({
    digits: ['&', 'é', '"', "'", '(', '-', 'è', '_', 'ç', 'à'],
    turn: 'd, Maj+d',
    zoom: 'z, Maj+z',
    talk: [':'],
  });
  expect(on('AZERTY (Mac)')).toMatchObject({ turn: 'd, Maj+d', zoom: 'z, Maj+z + −', talk: [':'] });
  expect(on('QWERTZ (PC)')).toEqual({ digits: [], turn: 'd, Maj+d', zoom: 'z, Maj+z + −', talk: ['/', ':'] });
  expect(on('BÉPO'), 'the key of 9 has "/" there').toMatchObject({ zoom: 'z, Maj+z', talk: [':'] });
});

test('of a keyboard that is not known all keys are told', () => {
  expect(layoutKeys(undefined, 'Shift')).toEqual({
    digits: [],
    turn: 'd, Shift+d [ ]',
    zoom: 'z, Shift+z + −',
    talk: ['/', ':'],
  });
});
