import { expect, test } from 'vitest';
import { closedBecause } from './open.ts';

test.each([
  [{ errcode: 13 }, 'il n’y a plus de place pour /there', 'there is no room left for /there'],
  [{ code: 'ENOSPC' }, 'il n’y a plus de place pour /there', 'there is no room left for /there'],
  [{ code: '53100' }, 'il n’y a plus de place pour /there', 'there is no room left for /there'],
  [{ code: 'ECONNREFUSED' }, 'aucun PostgreSQL ne répond', 'no PostgreSQL answers at that address (ECONNREFUSED)'],
  [{ code: '28P01' }, 'refuse ce nom ou ce mot de passe', 'refuses that name or password'],
  [{ code: '3D000' }, 'pas de base de ce nom', 'no database of that name'],
])('a database that could not be opened, %j, is told in words', (error, fr, en) => {
  expect(closedBecause(error, '/there')).toMatchObject({ fr: expect.stringContaining(fr), en: expect.stringContaining(en) });
});
