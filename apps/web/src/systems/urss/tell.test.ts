import type { Roll } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { factLine, rollLine } from './tell.ts';

const reading = { cite: (rule: string) => rule, mode: () => '', effect: () => ({ effect: '', tone: 'plain' as const }) };
const roll = (success: boolean | undefined): Roll => ({
  pool: { dice: 2, faces: 6, modifiers: [], ...(success !== undefined && { need: 7 }) },
  faces: [3, 4],
  kept: [true, true],
  score: 7,
  ...(success !== undefined && { success }),
});
const aimOf = ({ purpose }: { readonly purpose: string }) => [purpose];
const landing = (purpose: string, success: boolean | undefined) =>
  rollLine(reading, { roll: roll(success), purpose, figure: 'a', target: 'b' }, aimOf, 'en').deed?.lands;

test('what a shot, a blow, a save or a power comes to is a word; a roll that decides nothing has none', () => {
  expect(['shooting', 'damage', 'save', 'power'].map((purpose) => [landing(purpose, true), landing(purpose, false)])).toEqual([
    ['hit', 'missed'],
    ['damage', 'no effect'],
    ['saved', undefined],
    ['works', 'failed'],
  ]);
  expect([landing('combat', undefined), landing('initiative', undefined), landing('morale', true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const told = (type: 'vitalityLost' | 'figureOut') => factLine({ type, figure: 'b' }, 'fr').deed;

test('who is hurt or out of action is said to be at once', () => {
  expect([told('vitalityLost'), told('figureOut')]).toEqual([
    { on: 'b', tone: 'bad', lands: 'blessure' },
    { on: 'b', tone: 'bad', lands: 'hors de combat' },
  ]);
});
