import { expect, test } from 'vitest';
import { ALL_KINDS, saveLevel } from '../testing-saves.ts';
import { forceSensitive } from './index.ts';

test('UK-ATTR-SENSIBLE-FORCE, UK-ATTR-GEN-SAVES: it saves against everything', () => {
  for (const kind of ALL_KINDS) expect(saveLevel({ rules: [forceSensitive.id] }, { kind })).toBe(-1);
});
