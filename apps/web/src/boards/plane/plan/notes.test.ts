import { expect, test, vi } from 'vitest';
import type { Overlay } from '../overlay.ts';
import type { Camera } from './camera.ts';

vi.mock('./text-width.ts', () => ({ textWidth: (text: string) => text.length * 7 }));
const { NOTE_HEIGHT, wrap, wrapInto, writeNotes } = await import('./notes.ts');

const view = { width: 800, height: 600 };
const camera: Camera = { x: 20_000, y: 15_000, scale: 0.02, quarter: 0 };
const place = { x: 20_000, y: 15_000, z: 0 };
const overlay: Overlay = {
  ghost: { figure: 'a', at: place, r: 500, facing: { x: 0, y: 1000 }, tone: 'good', turnable: true },
  trail: { points: [{ ...place, y: 12_000 }, place], tone: 'good', label: '3 pas' },
  notes: [
    { at: { x: 20_500, y: 16_000 }, r: 500, parts: [{ text: '1,2 pas', tone: 'plain' }] },
    { at: { x: 19_500, y: 16_000 }, r: 500, parts: [{ text: '1,4 pas', tone: 'plain' }] },
    { at: { x: 20_000, y: 16_500 }, r: 0, parts: [{ text: '0,6 pas', tone: 'info' }] },
  ],
  rings: [{ center: place, radius: 90_000, label: 'far', tone: 'plain' }],
};

test('words of an overlay cover neither each other nor the ghost; a ring out of view has none', () => {
  const written = writeNotes(overlay, camera, view, []);
  expect(written.map(({ parts }) => parts[0]?.text)).toEqual(['3 pas', '1,2 pas', '1,4 pas', '0,6 pas']);
  written.forEach((one, i) => {
    for (const other of written.slice(i + 1)) {
      const apart = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 || Math.abs(one.y - other.y) >= NOTE_HEIGHT;
      expect(apart).toBe(true);
    }
    expect(Math.abs(one.x - 400) < one.width / 2 + 10 && Math.abs(one.y - 300) < NOTE_HEIGHT / 2 + 10).toBe(false);
  });
});

test('words for which there is no room are left out, but never the length of the way', () => {
  const everywhere = [{ left: 0, top: 0, right: 800, bottom: 600 }];
  expect(writeNotes(overlay, camera, view, everywhere).map(({ parts }) => parts[0]?.text)).toEqual(['3 pas']);
});

test('words about what is out of view are left out, though they would go in at the edge', () => {
  const beyond = { at: { x: 20_000, y: 31_000 }, r: 500, parts: [{ text: '16 pas', tone: 'plain' as const }] };
  const seen = { from: place, to: { ...place, y: 20_000 }, label: '100 %', tone: 'good' as const, dashed: false };
  const unseen = { from: place, to: { ...place, y: 90_000 }, label: '0 %', tone: 'bad' as const, dashed: true };
  const far: Overlay = { notes: [beyond], sights: [seen, unseen] };
  expect(writeNotes(far, camera, view, []).map(({ parts }) => parts[0]?.text)).toEqual(['100 %']);
});

test('a sentence is broken between words', () => {
  expect(wrap('L’obstacle linéaire ne peut être franchi.', 20)).toEqual(['L’obstacle linéaire', 'ne peut être', 'franchi.']);
});

test('a sentence is broken into shorter lines where the board is too narrow for it, as with text twice as large', () => {
  const text = 'Rask n’est pas dans l’arc avant de la figurine qui tire.';
  const wide = wrapInto(text, 600);
  const narrow = wrapInto(text, 160);
  expect(wide.lines.length).toBeLessThan(narrow.lines.length);
  expect(narrow.width).toBeLessThanOrEqual(160);
  expect(narrow.lines.join(' ')).toBe(text);
});
