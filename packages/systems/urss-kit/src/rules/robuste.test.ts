import { expect, test } from 'vitest';
import { ALL_KINDS, saveLevel } from '../testing-saves.ts';
import { tough } from './index.ts';

test('UK-ATTR-ROBUSTE, UK-ATTR-GEN-SAVES: it saves against everything', () => {
  for (const kind of ALL_KINDS) expect(saveLevel({ rules: [tough.id] }, { kind })).toBe(-1);
});
