import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textOfFile, type Decode } from './file-text.ts';

const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes);

const read = (bytes: Uint8Array) => textOfFile(bytes, decode);
const refusal = (content: string | Uint8Array): string => {
  const found = read(typeof content === 'string' ? Buffer.from(content) : content);
  return found.ok ? '' : found.reason.en;
};

const text = '{ "nom": "Éclaireur à l’œil" }';
const utf16 = Buffer.from(text, 'utf16le');

describe('a text is read in whatever way a program of today writes it', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, low byte first, with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, high byte first, with a mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16, low byte first', utf16],
    ['UTF-16, high byte first', Buffer.from(utf16).swap16()],
  ])('%s', (_, bytes) => {
    expect(read(bytes)).toEqual({ ok: true, text });
  });

  test('and refused by name in another encoding', () => {
    expect(refusal(Buffer.from(text, 'latin1'))).toContain('neither UTF-8 nor UTF-16');
  });

  test('nothing is a text too', () => {
    expect(read(new Uint8Array())).toEqual({ ok: true, text: '' });
    expect(read(Buffer.from('x'))).toEqual({ ok: true, text: 'x' });
  });
});

describe('a file of another program is named as what it is', () => {
  test.each([
    ['Tiled', '{ "compressionlevel":-1, "height":20, "tiledversion":"1.10.2", "type":"map" }'],
    ['Tiled', '<?xml version="1.0"?>\n<map version="1.10" tiledversion="1.10.2" orientation="orthogonal">'],
    ['Universal VTT', '{ "format": 0.3, "resolution": { "map_size": { "x": 20, "y": 20 }, "pixels_per_grid": 100 } }'],
    ['BattleScribe', '<?xml version="1.0"?>\n<roster id="1" xmlns="http://www.battlescribe.net/schema/rosterSchema">'],
    ['BattleScribe', '{"roster":{"xmlns":"http://www.battlescribe.net/schema/rosterSchema"}}'],
    ['Foundry', '{ "name": "Cave", "_stats": { "coreVersion": "12.331" } }'],
    ['Tabletop Simulator', '{ "SaveName": "x", "ObjectStates": [] }'],
    ['web page', '<!DOCTYPE html><html>'],
    ['zip', Buffer.from('PK\x03\x04\xff\xff', 'latin1')],
    ['picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['PDF', '%PDF-1.7'],
  ])('%s: %j', (name, content) => {
    expect(refusal(content)).toContain(name);
  });

  test('a word in a story is no sign', () => {
    expect(refusal(JSON.stringify({ story: 'The "tiledversion": a map of Tiled' }))).toBe('');
    expect(refusal(readFileSync('packages/content/maps/quai-sept.json'))).toBe('');
  });
});
