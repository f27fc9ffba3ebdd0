import { expect, test } from 'vitest';
import { ALL_KINDS, saveLevel } from '../testing-saves.ts';
import { specialDestiny } from './index.ts';

test('UK-ATTR-DESTINEE-SPECIALE, UK-ATTR-GEN-SAVES: it saves against everything', () => {
  for (const kind of ALL_KINDS) expect(saveLevel({ rules: [specialDestiny.id] }, { kind })).toBe(0);
});
