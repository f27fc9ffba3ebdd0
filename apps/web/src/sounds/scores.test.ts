import { expect, test } from 'vitest';
import { SCORES } from './scores.ts';

test('every sound can be heard, is never loud, and is over in less than two seconds', () => {
  for (const [name, parts] of Object.entries(SCORES)) {
    expect(parts.length, name).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part.loud, name).toBeGreaterThan(0);
      expect(part.loud, name).toBeLessThanOrEqual(1);
      expect(part.at + part.lasts, name).toBeLessThan(2);
    }
  }
});
