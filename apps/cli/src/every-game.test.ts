import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@escarmouche/ai';
import { games } from '@escarmouche/games';
import { recordGame } from '@escarmouche/lab';
import { battery, saveMatch, seedNumber } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { everyGame } from '../../../packages/games/test/every-game.ts';
import { openFile, verifyFile } from './match-file.ts';
import { cli } from './testing.ts';

/** Abilities of every game of the list, besides the tests of each. The browser opens each in apps/web/tests/budget.spec.ts. */

const played = everyGame.map(({ id, game: { system, sample } }) => {
  const bot = randomBot(system);
  const bots = new Proxy({}, { get: () => bot });
  const match = recordGame({ system, setup: sample(), bots, seed: seedNumber('every game'), most: 40 });
  return { id, match, file: saveMatch(match, { seed: 'every game' }) };
});
const byId = new Map(everyGame.map(({ id, game }) => [id, game]));

test.each(played)('$id: a match played at random is saved, opened, told and verified', ({ id, match, file }) => {
  const opened = openFile(file, byId);
  expect(opened).toMatchObject({ ok: true, saved: { system: id, drift: undefined, seal: 'intact' } });
  expect(opened.ok && opened.saved.title('fr')).toContain(' / ');
  expect(opened.ok && opened.saved.tell('fr')).toHaveLength(match.entries.length);
  expect(verifyFile(file, byId)).toMatchObject({ ok: true });
});

test.each(everyGame)('$id: the promises of the referee hold at every step of a match', ({ game: { system, sample, parseSetup } }) => {
  expect(() => battery(system, sample(), { seed: 7, most: 20, parseSetup })).not.toThrow();
});

const listed = played.filter(({ id }) => games.some((game) => game.id === id));

test.each(listed)('$id: its match files are read by validate, replay and verify', async ({ id, file }) => {
  const path = join(tmpdir(), `escarmouche-${id}-${process.pid}.jsonl`);
  writeFileSync(path, file);
  for (const command of ['validate', 'replay', 'verify']) expect(await cli(command, path)).toMatchObject({ code: 0, err: '' });
  rmSync(path);
});

test.each(games)('$id: a match of it is simulated', async ({ id }) => {
  const { code, err, out } = await cli('simulate', '--system', id, '-n', '1', '--turns', '2', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ system: id, battles: 1 });
});

test.each(games)('$id: cases show it', async ({ id }) => {
  const first = readdirSync(`cases/${id}`).find((name) => name.endsWith('.yaml')) ?? '';
  expect(await cli('check', `cases/${id}/${first}`)).toMatchObject({ code: 0, err: '' });
});
