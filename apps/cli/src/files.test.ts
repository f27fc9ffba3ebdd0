import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const map = readFileSync('packages/content/maps/quai-sept.json', 'utf8');
const goodCase = 'name: Éclaireur\nfigures: { A: { at: [0, 0] } }\ndo: [{ move: here, facing: east }]\nexpect: { A: { facing: east } }';

test('a file with a byte order mark or in UTF-16 is read by every command', async () => {
  const marked = write('marked.json', `\ufeff${map}`);
  expect(await cli('validate', marked)).toMatchObject({ code: 0, out: `${marked}: map, ok\n` });
  const wide = write('wide.yaml', Buffer.from(`\ufeff${goodCase}`, 'utf16le'));
  expect(await cli('check', wide)).toEqual({ code: 0, out: '1 passed, 0 failed\n', err: '' });
  expect((await cli('validate', wide)).code).toBe(0);
});

test.each([
  ['of another program', '{ "tiledversion": "1.10.2" }', ['c’est une carte de Tiled', 'this is a map of Tiled']],
  ['in another encoding', Buffer.from(goodCase, 'latin1'), ['ni en UTF-8 ni en UTF-16', 'neither UTF-8 nor UTF-16']],
])('a file %s is named as such', async (_, content, [french = '', english = '']) => {
  for (const command of ['validate', 'check', 'replay', 'verify']) {
    const path = write('foreign.json', content);
    const { code, err } = await cli(command, path, '--lang', 'fr');
    expect(code).toBe(2);
    expect(err).toContain(path);
    expect(err).toContain(french);
    expect((await cli(command, path)).err).toContain(english);
  }
  const { code, err } = await cli('simulate', '--map', write('map.json', content));
  expect(code).toBe(2);
  expect(err).toContain(english);
});
