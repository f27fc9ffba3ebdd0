import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@escarmouche/server';
import { examined } from '@escarmouche/server/admin';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-hosting-'));
const file = (name: string): string => join(folder, name);
const data = file('data');

beforeAll(async () => {
  await cli('simulate', '-n', '1', '--turns', '2', '--seed', 'hosting', '--save', file('battle.jsonl'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A host in this process, which has the folder. */
async function hosting(): Promise<void> {
  const { online, close } = await serve({ port: 0, host: '127.0.0.1', names: [], data, logLevel: 'silent' });
  expect(await online).toEqual({ ok: true });
  onTestFinished(close);
}

interface Imported {
  readonly battle: string;
  readonly invitations: Readonly<Record<string, string>>;
}

async function imported(): Promise<Imported> {
  const { out, err } = await cli('import', file('battle.jsonl'), '--data', data, '--json');
  expect(err).toBe('');
  return JSON.parse(out) as Imported;
}

/** Lines of a match file, without its header and its digest. */
const entriesOf = (text: string): readonly string[] => text.trim().split('\n').slice(1, -1);

describe.each([
  ['without a host', async (): Promise<void> => undefined],
  ['while a host runs', hosting],
])('%s', (_name, begin) => {
  test('a match file becomes an online battle, which is listed and exported as it was', async () => {
    await begin();
    const { battle, invitations } = await imported();
    expect(Object.keys(invitations)).toContain('');
    const { out } = await cli('matches', '--data', data);
    expect(out).toMatch(
      new RegExp(`${battle}  urss-classic  .*under way, turn \\d+, . to act, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`),
    );
    expect((await cli('matches', '--data', data, '--lang', 'fr')).out).toMatch(/en cours, tour \d+, à ., depuis le .* UTC\n/);
    const exported = await cli('export', battle, '--data', data);
    expect(exported).toMatchObject({ code: 0, err: 'This battle is not over: its file tells what is hidden.\n' });
    expect(entriesOf(exported.out)).toEqual(entriesOf(readFileSync(file('battle.jsonl'), 'utf8')));
    expect(await cli('export', battle, '--data', data, '--out', file('no/where'), '--lang', 'fr')).toMatchObject({
      code: 2,
      err: `export: ${file('no/where')} ne peut pas être écrit (ENOENT)\n`,
    });
    const written = file(`${battle}.jsonl`);
    await cli('export', battle, '--data', data, '--out', written);
    expect((await cli('verify', written)).out).toMatch(
      /entries by the rules; \d+ dice without a seed, or that fell before the host took the battle up, not verifiable\n$/,
    );
  });

  test('a backup has the battles of its time, and is put back only when nobody has the folder', async () => {
    const { battle } = await imported();
    await begin();
    const saved = file(`${battle}.sqlite`);
    expect(await cli('backup', saved, '--data', data)).toMatchObject({ code: 0, err: '' });
    expect(statSync(saved).mode & 0o077).toBe(0);
    expect(await cli('backup', saved, '--data', data)).toMatchObject({ code: 2, err: `backup: ${saved} exists already\n` });
    const nowhere = await cli('backup', file('no/where'), '--data', data, '--lang', 'fr');
    expect(nowhere.err).toBe(`backup: rien ne peut être écrit dans ${file('no')}\n`);
    const later = await imported();
    const elsewhere = file(`${battle}-restored`);
    expect(await cli('restore', saved, '--data', elsewhere)).toMatchObject({ code: 0, err: '' });
    const { out } = await cli('matches', '--data', elsewhere);
    expect([out.includes(battle), out.includes(later.battle)]).toEqual([true, false]);
  });
});

test('a backup takes the place of a database only when nobody has it; the database before stays', async () => {
  await imported();
  const saved = file('saved.sqlite');
  await cli('backup', saved, '--data', data);
  const { out } = await cli('restore', saved, '--data', data);
  const [, before = ''] = /The database before: (.*)\n/.exec(out) ?? [];
  expect(existsSync(before)).toBe(true);
  await hosting();
  expect(await cli('restore', saved, '--data', data)).toMatchObject({ code: 2, err: expect.stringContaining('end it first') as string });
});

test('where another host has the folder, serve ends and says so', async () => {
  await hosting();
  const served = await cli('serve', '--port', '0', '--data', data);
  expect(served).toEqual({ code: 2, out: '', err: `serve: another program is using ${data} already\n` });
  expect(await cli('serve', '--port', 'x')).toMatchObject({ code: 2, out: '' });
  const elsewhere = await cli('serve', '--host', '192.0.2.1', '--data', file('other'), '--lang', 'fr');
  expect(elsewhere).toEqual({ code: 2, out: '', err: 'serve: 192.0.2.1 n’est pas une adresse de cette machine\n' });
});

test('a clock that is behind the last act is noticed', async () => {
  await imported();
  const findings = await examined({ port: 0, host: '127.0.0.1', names: [], data, logLevel: 'silent' }, 0);
  expect(findings.map(({ words }) => words.en)).toContain('The clock of this machine is behind the last battle played: set it (NTP).');
});

test.each([
  [['backup', 'x.sqlite'], /^backup: il n’y a pas de parties en ligne dans /],
  [['matches'], /^matches: il n’y a pas de parties en ligne dans /],
  [['export', 'x'], /^export: il n’y a pas de parties en ligne dans /],
  [['backup'], /^backup : il manque un nom/],
  [['backup', 'x.sqlite', 'y.sqlite'], /^backup : une seule chose à la fois/],
  [['restore', 'nowhere.sqlite'], /fichier introuvable/],
  [['import', 'nowhere.jsonl'], /^nowhere.jsonl: fichier introuvable/],
])('%j is refused in words', async (argv, words) => {
  const { code, err } = await cli(...argv, '--data', file('nothing'), '--lang', 'fr');
  expect(code).toBe(2);
  expect(err).toMatch(words);
});

test('what is no backup, and what is no match by the rules of today, is refused', async () => {
  for (const words of ['no database', '']) {
    writeFileSync(file('no.sqlite'), words);
    expect((await cli('restore', file('no.sqlite'), '--data', file('other'))).err).toContain('is no backup of battles');
  }
  expect(existsSync(file('other/escarmouche.sqlite'))).toBe(false);
  writeFileSync(file('no.jsonl'), '{}');
  expect((await cli('import', file('no.jsonl'), '--data', data)).err).toBe('import: line 1: This file is not an Escarmouche match.\n');
  const drifted = readFileSync(file('battle.jsonl'), 'utf8').replace(/"question":"[0-9a-f]{8}"/, '"question":"00000000"');
  writeFileSync(file('drifted.jsonl'), drifted);
  expect((await cli('import', file('drifted.jsonl'), '--data', data)).err).toContain("from entry 1 on, today's rules differ");
  expect((await cli('export', 'nothing', '--data', data)).err).toBe('export: This battle has not begun, or does not exist.\n');
});

test.each(['serve', 'matches', 'export', 'import', 'backup', 'restore', 'doctor'])(
  '%s has help with examples in both languages',
  async (name) => {
    const [en, fr] = [await cli(name, '--help'), await cli('help', name, '--lang', 'fr')];
    expect([en.code, fr.code]).toEqual([0, 0]);
    expect(en.out).toMatch(new RegExp(`Usage: escarmouche ${name}[^]*Exit codes: 0[^]*Examples:`));
    expect(fr.out).toMatch(new RegExp(`Usage : escarmouche ${name}[^]*Codes de sortie : 0[^]*Exemples :`));
  },
);
