import { expect, test } from 'vitest';
import { blade } from '../testing.ts';
import { gunWith, piercing, saveLevel } from '../testing-saves.ts';
import { forceSensitive, shotParry } from './index.ts';

test('UK-ATTR-PARADE-DES-TIRS: in hand it saves who is sensitive to the Force from shots, from any side; twice no more', () => {
  const sabre = blade('sabre', 2, [shotParry.id]);
  const jedi = { rules: [forceSensitive.id], weapons: [sabre, { ...sabre, id: 'autre' }], held: ['sabre', 'autre'] } as const;
  expect(saveLevel(jedi, { arc: 'rear' })).toBe(3);
  expect(saveLevel({ ...jedi, posture: 'prone' })).toBe(5);
  expect(saveLevel(jedi, { kind: 'fight' })).toBe(-1);
  expect(saveLevel(jedi, { kind: 'power' })).toBe(-1);
  expect(saveLevel({ ...jedi, held: [] })).toBe(-1);
  expect(saveLevel({ weapons: [sabre] })).toBeUndefined();
  expect(saveLevel(jedi, { arm: gunWith([piercing(2)]) })).toBe(3);
});
