import { assert, asyncProperty, string } from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './share.ts';

test('any text comes out as it went in, in letters that an address keeps', async () => {
  await assert(
    asyncProperty(string({ unit: 'binary', maxLength: 2000 }), async (text) => {
      const packed = await pack(text);
      expect(encodeURIComponent(packed)).toBe(packed);
      expect(await unpack(packed)).toEqual({ ok: true, text, checked: true });
    }),
    { numRuns: 60 },
  );
});

test.each(['', 'd', 'e', 'e00000000', 'e12345678AAAA', 'x123', 'd!!!', 'd%41', 'dAAAA', 'd____', 'h4sIAAAA', '<script>'])(
  '%j is refused as broken',
  async (packed) => {
    expect(await unpack(packed)).toEqual({ ok: false, why: 'broken' });
  },
);

/** Bytes as a link would carry them. */
async function asLink(bytes: readonly number[]): Promise<string> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const deflated = new Uint8Array(await new Response(stream).arrayBuffer());
  return `d${btoa(String.fromCharCode(...deflated))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
}

test('what unpacks to no text is refused as broken', async () => {
  expect(await unpack(await asLink([0xc3, 0xa9]))).toEqual({ ok: true, text: 'é', checked: false });
  for (const bytes of [[0xff], [0xc3], [0x7b, 0xc3, 0x28, 0x7d], [0xed, 0xa0, 0x80]]) {
    expect(await unpack(await asLink(bytes))).toEqual({ ok: false, why: 'broken' });
  }
});

test('a link that was cut off or changed is refused', async () => {
  const packed = await pack(JSON.stringify(Array.from({ length: 400 }, (_, i) => ({ id: i, name: `figure ${i * 7919}` }))));
  expect(await unpack(packed.slice(0, -30))).toMatchObject({ ok: false });
});

test('a link in which any one character is another one is refused, or holds the same', async () => {
  const text = JSON.stringify({ name: 'Les Trois', figures: Array.from({ length: 12 }, (_, i) => ({ profile: `p${i * 37}`, level: i })) });
  const packed = await pack(text);
  for (let at = 0; at < packed.length; at++) {
    const other = packed[at] === 'A' ? 'B' : 'A';
    const read = await unpack(packed.slice(0, at) + other + packed.slice(at + 1));
    if (read.ok) expect([at, read.text]).toEqual([at, text]);
  }
});

test('what unpacks to more than a battle holds is given up early', async () => {
  const bomb = await pack('0'.repeat(40_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const before = performance.now();
  expect(await unpack(bomb)).toEqual({ ok: false, why: 'large' });
  expect(performance.now() - before).toBeLessThan(5000);
  expect(await unpack(`d${'A'.repeat(500_000)}`)).toEqual({ ok: false, why: 'large' });
});
