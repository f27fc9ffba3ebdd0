import { expect, test } from 'vitest';
import { asId, newId } from './tokens.ts';

test('no id is taken for an option', () => {
  expect(asId('-DzQ3kQ0vY1xT9mLsaAAAA')).toBe('_DzQ3kQ0vY1xT9mL');
  expect(newId()).toMatch(/^\w[\w-]{15}$/);
});
