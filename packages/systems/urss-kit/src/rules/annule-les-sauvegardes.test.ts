import { expect, test } from 'vitest';
import { armWith, saveLevel, SHIELDED } from '../testing-saves.ts';
import { armoured, cancelsSaves, specialDestiny } from './index.ts';

test('UK-ATTR-ANNULE-SVG: nothing saves from it, of the figure or of the weapon; powers of the figure are saved from', () => {
  const b = { armour: ['lourde'], tough: true, rules: [specialDestiny.id, armoured.id], ...SHIELDED } as const;
  const cancels = { rules: [cancelsSaves.id] };
  for (const kind of ['fight', 'free', 'shot'] as const) expect(saveLevel(b, { kind }, cancels)).toBeUndefined();
  expect(saveLevel(b, { kind: 'fight', arm: armWith([cancelsSaves.id]) })).toBeUndefined();
  expect(saveLevel(b, { kind: 'power' }, cancels)).toBe(7);
});
