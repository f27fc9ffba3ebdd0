import { describe, expect, test } from 'vitest';
import { digest, type Json } from './json.ts';
import { loadMatch } from './load.ts';
import { openMatch } from './match.ts';
import { pig } from './pig.fixture.ts';
import { saveMatch } from './save.ts';
import { sealed, sealOf } from './seal.ts';
import { seededDice } from './sources.ts';

const setup = { players: ['ann', 'bob'] };
const reason = { fr: 'non', en: 'no' };
const parse = (value: Json) => (digest(value) === digest(setup) ? ({ ok: true, setup } as const) : ({ ok: false, reason } as const));

function played(): string {
  const match = openMatch(pig, setup, (entry) => (entry < 3 ? seededDice(5, entry) : () => undefined));
  for (let i = 0; i < 4; i++) match.submit(pig.active(match.state)[0] ?? '', { type: 'roll' });
  return saveMatch(match, { title: 'Duel' });
}
const load = (text: string) => loadMatch(pig, text, parse);

describe('the digest of a file', () => {
  test('stands at its end, and tells that it is as it was written, a waiting command included', () => {
    const text = played();
    expect(text).toMatch(/\n\{"pending":.*\}\n\{"digest":"[0-9a-f]{8}"\}\n$/);
    expect(load(text)).toMatchObject({ ok: true, seal: 'intact', drift: undefined, match: { pending: {} } });
  });

  test('is not changed by line ends of other systems nor by empty lines', () => {
    expect(sealOf(played().replaceAll('\n', '\r\n'))).toBe('intact');
    expect(sealOf(`${played()}\n\n`)).toBe('intact');
  });

  test('tells of every character that was changed; a file that can be played is opened all the same', () => {
    const text = played();
    for (let at = 0; at < text.length - 1; at++) {
      const other = text[at] === 'x' ? 'y' : 'x';
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      const loaded = load(changed);
      if (loaded.ok) expect([at, loaded.seal]).toEqual([at, 'changed']);
    }
    expect(load(text.replace('"Duel"', '"Duell"'))).toMatchObject({ ok: true, seal: 'changed', meta: { title: 'Duell' } });
  });

  test('tells of lines that were left out, doubled, or added after it', () => {
    const [header = '', first = '', second = '', ...rest] = played().split('\n');
    for (const lines of [
      [header, second, first, ...rest],
      [header, first, ...rest],
      [header, first, first, second, ...rest],
      [header, first, second, ...rest, first],
    ])
      expect(sealOf(lines.join('\n'))).toBe('changed');
  });

  test('is not there in files of earlier versions, or whose end is missing: they are read', () => {
    const lines = played().trimEnd().split('\n');
    for (let count = 1; count < lines.length; count++)
      expect(load(lines.slice(0, count).join('\n'))).toMatchObject({ ok: true, seal: 'none' });
  });

  test('is made anew where something is written into the file', () => {
    const text = sealed(played().replace('"Duel"', '"Duell"'));
    expect(text.match(/"digest"/g)).toHaveLength(1);
    expect(sealOf(text)).toBe('intact');
  });
});
