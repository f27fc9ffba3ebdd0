import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@escarmouche/ai';
import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import { recordGame } from '@escarmouche/lab';
import { battery, saveMatch, seedNumber } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { openFile, verifyFile } from './match-file.ts';
import { cli } from './testing.ts';

/** What every game of the list is able to do, whatever else a test of its own shows. */

const played = await Promise.all(
  games.map(async ({ id }) => {
    const { system, sample } = await gameOf(id);
    const bot = randomBot(system);
    const bots = new Proxy({}, { get: () => bot });
    const match = recordGame({ system, setup: sample(), bots, seed: seedNumber('every game'), most: 40 });
    return { id, match, file: saveMatch(match, { seed: 'every game' }) };
  }),
);

test.each(played)('$id: a match played at random is saved, opened, told and verified', ({ id, match, file }) => {
  const opened = openFile(file);
  expect(opened).toMatchObject({ ok: true, saved: { system: id, drift: undefined, seal: 'intact' } });
  expect(opened.ok && opened.saved.title('fr')).toContain(' / ');
  expect(opened.ok && opened.saved.tell('fr')).toHaveLength(match.entries.length);
  expect(verifyFile(file)).toMatchObject({ ok: true });
});

test.each(played)('$id: its match files are read by validate, replay and verify', async ({ id, file }) => {
  const path = join(tmpdir(), `escarmouche-${id}-${process.pid}.jsonl`);
  writeFileSync(path, file);
  for (const command of ['validate', 'replay', 'verify']) expect(await cli(command, path)).toMatchObject({ code: 0, err: '' });
  rmSync(path);
});

test.each(games)('$id: the promises of the referee hold at every step of a battle', async ({ id }) => {
  const { system, sample, parseSetup } = await gameOf(id);
  expect(() => battery(system, sample(), { seed: 7, most: 20, parseSetup })).not.toThrow();
});
