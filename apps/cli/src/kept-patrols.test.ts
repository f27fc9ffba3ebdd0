import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFile, verifyFile } from './match-file.ts';

const FOLDER = join(import.meta.dirname, '../test/patrols');

/** Whole patrols as they were once played (`scripts/keep-patrols.ts`), each sealed with the digest of its file. */
const KEPT = readdirSync(FOLDER).map((name) => ({ name, source: readFileSync(join(FOLDER, name), 'utf8') }));

test.each(KEPT)('DZ-MISSION-PATROL: $name is played again by the rules of today, event by event, to the same end', ({ source }) => {
  const opened = openFile(source);
  expect(opened).toMatchObject({ ok: true, saved: { drift: undefined, seal: 'intact' } });
  expect(opened.ok && opened.saved.outcome).toBeDefined();
  const verified = verifyFile(source);
  expect(verified).toMatchObject({ ok: true, verified: { entries: source.trim().split('\n').length - 2 } });
  expect(verified.ok && verified.verified.fault).toBeUndefined();
});

test('the kept patrols move, shoot, fight, pin and kill, and pick up items', () => {
  const all = KEPT.map(({ source }) => source).join('\n');
  const seen = ['shot', 'fought', 'pinned', 'killed', 'itemPicked', 'objectiveScored', 'stoodUp', 'secondActivated', 'dieSpent'];
  expect(seen.filter((type) => !all.includes(`"type":"${type}"`))).toEqual([]);
});
