import { expect, test } from 'vitest';
import { DEFAULTS, looks, parseSettings } from './choices.ts';

const device = { light: false, contrast: false, still: false };

test('what was kept is taken as far as it is known', () => {
  expect(parseSettings('{"theme":"light","text":"150","pace":"never","old":1}')).toEqual({ ...DEFAULTS, theme: 'light', text: '150' });
});

test.each(['', '[]', 'null', '3', '{"theme":', '{"__proto__":{"theme":"light"}}', null])('%j leaves a newcomer’s settings', (kept) => {
  expect(parseSettings(kept)).toEqual(DEFAULTS);
});

test('the theme of the device counts when it is asked for, contrast first', () => {
  expect(looks(DEFAULTS, { ...device, light: true }).theme).toBe('dark');
  expect(looks({ ...DEFAULTS, theme: 'system' }, { ...device, light: true }).theme).toBe('light');
  expect(looks({ ...DEFAULTS, theme: 'system' }, { ...device, light: true, contrast: true }).theme).toBe('contrast');
});

test('without motion no dice tumble; what happens is told at the same pace', () => {
  const still = { ...device, still: true };
  expect(looks(DEFAULTS, device)).toMatchObject({ still: false, diceTumble: true, tempo: 1 });
  expect(looks(DEFAULTS, still)).toMatchObject({ still: true, diceTumble: false, tempo: 1 });
  expect(looks({ ...DEFAULTS, motion: 'full' }, still)).toMatchObject({ still: false, diceTumble: true });
  expect(looks({ ...DEFAULTS, pace: 'slow' }, still).tempo).toBe(0.5);
  expect(looks({ ...DEFAULTS, dice: 'still' }, device).diceTumble).toBe(false);
});
